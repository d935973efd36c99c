import * as z from 'zod/mini'
import type { ActingMember } from '#features/families/server/member.ts'
import type { Db } from '#server/db/database.ts'
import { Id } from '#shared/id-schemas.ts'
import { photosContract } from '../photos.contract.ts'
import { CropSchema } from '#features/media/crop.ts'
import { audiences } from '#shared/audiences.ts'
import { Moment } from '#shared/time-schemas.ts'
import { editedNames, LocalTime, type EditedField } from '../photos.schemas.ts'
import { addTurnJob } from './add-turn-job.ts'
import { changePhoto } from './edit-photo.ts'
import { addCategories, addTags } from './photo-labels.queries.ts'
import { addPeople } from './photo-people.queries.ts'
import { lockPhotos, selectDescribed, updateAddedAt } from './photos.queries.ts'
import { turnQuarters, updateCrop } from './rotation.queries.ts'

const {
  tags: _tags,
  category_ids: _categories,
  milestone_ids: _milestones,
  person_ids: _people,
  ...facts
} = photosContract.editPhoto.body.shape

/** A photo in a family export: what people have added to the file's own metadata. */
export const ImportedPhoto = z.object({
  ...facts,
  id: Id,
  filename: z.string(),
  audience: z.enum(audiences),
  /** In exports from before photos could show several people. */
  child_id: z.optional(z.nullable(Id)),
  /** For the video of a Live Photo, which has no description of its own. */
  film_of: z.optional(z.nullable(Id)),
  /** When it was added to the exported family. */
  created_at: z.optional(Moment),
  stack_id: z.optional(z.nullable(Id)),
  is_stack_top: z.optional(z.boolean()),
  is_unstacked: z.optional(z.boolean()),
  quarter_turns: z.int().check(z.minimum(0), z.maximum(3)),
  /** Relative to the unrotated image. Older exports don't have it. */
  crop: z.optional(z.nullable(CropSchema)),
  // Capture times may have fractions of a second.
  taken_at: z.nullable(z.string().check(z.refine((text) => LocalTime.safeParse(text.replace(/\.\d+$/, '')).success))),
})
export type ImportedPhoto = z.output<typeof ImportedPhoto>
/** Fields that are only meaningful together. The first one says whether the group is set. */
const dependentFields: [EditedField, ...EditedField[]][] = [
  ['location_lat', 'location_lng'],
  ['taken_at', 'taken_precision', 'taken_offset_minutes'],
]
const ownFields = editedNames
  .filter((name) => !dependentFields.flat().includes(name))
  .map((name): [EditedField] => [name])
type Labels = { person_ids: string[]; tags: string[]; category_ids: string[] }

/**
 * Applies the exported description to a photo. A new photo takes all of it. If the family had the photo already, its own
 * values stay and only missing ones are added. The audience was set before.
 */
export async function describePhoto(
  editor: ActingMember<'photos.edit_own'>,
  photo_id: string,
  {
    id: _there,
    filename: _kept,
    audience: _decided,
    film_of: _film,
    created_at: _then,
    quarter_turns,
    crop,
    child_id: _child,
    ...brought
  }: ImportedPhoto,
  { person_ids, tags, category_ids, is_new }: Labels & { is_new: boolean },
): Promise<void> {
  const { tx, family_id } = editor
  const now = await selectDescribed(tx, family_id, photo_id)
  if (!now) return
  const change = Object.fromEntries(
    [...ownFields, ...dependentFields]
      .filter((fields) => (is_new || !now[fields[0]]) && fields.some((field) => brought[field] !== now[field]))
      .flat()
      // A capture time that the file had too stays the file's, also if people changed its time zone.
      .filter((field) => field !== 'taken_at' || brought[field] !== now[field])
      .map((field) => [field, brought[field]]),
  )
  if (Object.keys(change).length) await changePhoto(editor, { family_id, photo_id, ...change })
  await addPeople(tx, family_id, [photo_id], person_ids)
  await addTags(tx, family_id, [photo_id], tags)
  await addCategories(tx, family_id, [photo_id], category_ids)
  if (!is_new) return
  const quarters = (4 + quarter_turns - now.quarter_turns) % 4
  const isTurned = quarters > 0 && (await turnQuarters(tx, family_id, photo_id, quarters))
  const isCropped = !!crop && (await updateCrop(tx, family_id, photo_id, crop))
  if (isTurned || isCropped) await addTurnJob(tx, family_id, photo_id)
}

/** Backdates when a photo was added, which is also where a photo without a capture time is sorted. */
export function backdatePhoto(db: Db, family_id: string, photo_id: string, created_at: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockPhotos(tx, family_id)
    await updateAddedAt(tx, family_id, photo_id, created_at)
  })
}
