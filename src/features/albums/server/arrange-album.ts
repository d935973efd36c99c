import type { Member } from '#features/families/server/member.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { albumsContract } from '../albums.contract.ts'
import { SECTIONS_MAX } from '../albums.rules.ts'
import { positionsIn } from '../positions.ts'
import { requireEditable, type AlbumAccess } from './album-permissions.ts'
import {
  deleteSectionRow,
  insertSection,
  lockPhotos,
  selectGap,
  selectPlaceOfPhoto,
  selectPlaceOfSection,
  selectSections,
  updatePositions,
  updateSection,
  type SectionPlace,
} from './album-photos.queries.ts'
import { sortAlbum, updateAlbum } from './albums.queries.ts'
import { changeSort } from './edit-album.ts'

type Editor = Member<'photos.add'>
type Contract = typeof albumsContract

/** After every photo. */
const END = { sort_at: '9999-12-31T00:00:00', before_photo_id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Moves photos before another one, before a section, or to the end. The album's order is manual from then on. */
export async function moveInAlbum(editor: Editor, input: InputOf<Contract['moveInAlbum']>): Promise<void> {
  const { tx, family_id } = editor
  const { album_id, before_photo_id, before_section_id } = input
  const album = await requireEditable(editor, album_id)
  const place = { family_id, album_id }
  const photo_ids = [...new Set(input.photo_ids)]
  await lockPhotos(tx, family_id)
  if (album.sort !== 'manual') await changeSort(editor, album_id, album, 'manual')
  const positionOfTarget = async () => {
    if (!before_photo_id && !before_section_id) return null
    const target = before_section_id
      ? await selectPlaceOfSection(tx, place, before_section_id)
      : await selectPlaceOfPhoto(tx, place, before_photo_id ?? '')
    if (!target) throw notFound()
    return target.position
  }
  const positions = await findPositions(editor, album_id, positionOfTarget, photo_ids)
  if ((await updatePositions(tx, place, photo_ids, positions)) === 0) throw notFound()
  await finishChange(editor, album_id, album)
}

export async function addSection(editor: Editor, input: InputOf<Contract['addSection']>): Promise<{ id: string }> {
  const { tx, family_id, user_id } = editor
  const { album_id, once } = input
  const album = await requireEditable(editor, album_id)
  const id = idempotentId(once, user_id, album_id, 'section')
  await lockPhotos(tx, family_id)
  const sections = await selectSections(tx, { family_id, album_id }, album.sort)
  if (sections.length >= SECTIONS_MAX) throw new Problem('too_many')
  const words = { title: textOrNull(input.title), text: textOrNull(input.text) }
  requireWords(words)
  const place = await findPlace(editor, album_id, input.before_photo_id ?? null)
  if (await insertSection(tx, { id, family_id, album_id, ...words }, place)) await finishChange(editor, album_id, album)
  return { id }
}

export async function editSection(editor: Editor, input: InputOf<Contract['editSection']>): Promise<void> {
  const { tx, family_id } = editor
  const { album_id, section_id, title, text, before_photo_id } = input
  const album = await requireEditable(editor, album_id)
  await lockPhotos(tx, family_id)
  const before = (await selectSections(tx, { family_id, album_id }, album.sort)).find(({ id }) => id === section_id)
  if (!before) throw notFound()
  const words = {
    title: title === undefined ? before.title : textOrNull(title),
    text: text === undefined ? before.text : textOrNull(text),
  }
  requireWords(words)
  const place = before_photo_id === undefined ? {} : await findPlace(editor, album_id, before_photo_id)
  await updateSection(tx, { family_id, album_id, id: section_id }, { ...words, ...place })
  await finishChange(editor, album_id, album)
}

export async function deleteSection(
  editor: Editor,
  { album_id, section_id }: { album_id: string; section_id: string },
): Promise<void> {
  const { tx, family_id } = editor
  const album = await requireEditable(editor, album_id)
  if (!(await deleteSectionRow(tx, { family_id, album_id }, section_id))) throw notFound()
  await finishChange(editor, album_id, album)
}

/** Where a section is if it comes before this photo, in both orders. @throws Problem not_found */
async function findPlace(editor: Editor, album_id: string, photo_id: string | null): Promise<SectionPlace> {
  const { tx, family_id } = editor
  const find = async () => {
    if (photo_id === null) return undefined
    const target = await selectPlaceOfPhoto(tx, { family_id, album_id }, photo_id)
    if (!target) throw notFound()
    return target
  }
  const target = await find()
  const [position = 0] = await findPositions(editor, album_id, async () => (await find())?.position ?? null, [], 1)
  return { position, ...(target ? { sort_at: target.sort_at, before_photo_id: photo_id ?? '' } : END) }
}

/** Positions before a target, for these photos or for a section. If there's no room, the album is renumbered first. */
async function findPositions(
  { tx }: Editor,
  album_id: string,
  positionOfTarget: () => Promise<number | null>,
  moving: string[],
  count = moving.length,
): Promise<number[]> {
  const find = async () => positionsIn(await selectGap(tx, album_id, await positionOfTarget(), moving), count)
  const found = await find()
  if (found) return found
  await sortAlbum(tx, album_id, 'manual')
  const again = await find()
  if (!again) throw new Error('an album that was renumbered has no room')
  return again
}

async function finishChange({ tx, family_id, user_id }: Editor, album_id: string, { audience }: AlbumAccess) {
  await updateAlbum(tx, family_id, album_id)
  await publishToFamily(tx, family_id, {
    kind: 'albums',
    id: album_id,
    only_to: audience === 'private' ? user_id : null,
  })
}

function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}

/** @throws Problem invalid_input: it has neither a title nor text */
function requireWords({ title, text }: { title: string | null; text: string | null }): void {
  if (!title && !text) throw new Problem('invalid_input', { fields: { title: 'section_required' } })
}
