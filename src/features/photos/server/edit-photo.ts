import { recordActivity } from '#features/activity/server/record-activity.ts'
import { withCapability, type ActingMember, type Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { PhotoDetail, photosContract } from '../photos.contract.ts'
import { editedNames, type EditedField } from '../photos.schemas.ts'
import { getPhoto } from './get-photo.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { requireChangeable } from './photo-permissions.ts'
import { addTags, replaceCategories, replaceTags } from './photo-labels.queries.ts'
import { replacePeople } from './photo-people.queries.ts'
import { removeTags } from './photo-selections.queries.ts'
import { lockPhotos, updateAudience, updatePhoto, type PhotoChange } from './photos.queries.ts'

type Input = InputOf<typeof photosContract.editPhoto>

/** Changes only the given fields. A photo that becomes a favorite appears in the activity feed. */
export async function editPhoto(
  editor: Member<'photos.edit_own'>,
  input: Input,
  { sign, hooks }: { sign: SignMedia; hooks: PhotoHooks },
): Promise<PhotoDetail> {
  const { tx, family_id, user_id } = editor
  const { photo_id, person_ids, tags, add_tags, remove_tags, category_ids, milestone_ids, audience } = input
  const before = await changePhoto(editor, input)
  if (person_ids && !(await replacePeople(tx, { family_id, photo_id }, person_ids))) throw notFound()
  if (tags) await replaceTags(tx, { family_id, photo_id }, tags)
  if (remove_tags) await removeTags(tx, family_id, [photo_id], remove_tags)
  if (add_tags) await addTags(tx, family_id, [photo_id], add_tags)
  if (category_ids && !(await replaceCategories(tx, { family_id, photo_id }, category_ids))) throw notFound()
  if (milestone_ids) await hooks.setMilestones(editor, photo_id, milestone_ids)
  if (audience && audience !== before.audience && !(await updateAudience(tx, family_id, photo_id, audience)))
    throw new Problem('forbidden', { fields: { audience: 'not_yours' } })
  const photo = await getPhoto(withCapability(editor, 'photos.view'), { photo_id }, sign)
  if (input.is_favorite && !before.is_favorite)
    await recordActivity(tx, {
      family_id,
      user_id,
      activity_type: 'photo_favorited',
      title: photo.description?.slice(0, 200) || photo.filename,
      metadata: { photo_id },
      audience: photo.audience,
    })
  return photo
}

/** Changes a photo's own fields, not its links. Returns the previous values. @throws Problem not_found, forbidden */
export async function changePhoto(editor: ActingMember<'photos.edit_own'>, input: Input) {
  const { tx, family_id } = editor
  await lockPhotos(tx, family_id)
  await requireChangeable(editor, input.photo_id, 'edit')
  const before = await updatePhoto(tx, family_id, input.photo_id, changeOf(input))
  if (!before) throw notFound()
  return before
}

/** @throws Problem invalid_input: only one of latitude and longitude was given */
export function changeOf(input: Pick<Input, EditedField>): PhotoChange {
  const { location_lat: lat, location_lng: lng, taken_at } = input
  if ((lat === undefined) !== (lng === undefined) || (lat === null) !== (lng === null))
    throw new Problem('invalid_input', { fields: { location_lat: 'incomplete' } })
  return {
    ...(Object.fromEntries(
      editedNames.filter((name) => input[name] !== undefined).map((name) => [name, notBlank(input[name])]),
    ) as PhotoChange),
    ...(taken_at !== undefined && { taken_at_from: taken_at && 'person' }),
    // The precision and the offset have no meaning without a time.
    ...(taken_at === null && { taken_precision: 'time', taken_offset_minutes: null }),
  }
}

function notBlank<T>(value: T): T | null {
  return typeof value === 'string' && !value.trim() ? null : value
}
