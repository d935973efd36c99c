import * as z from 'zod/mini'
import type { ActingMember } from '#features/families/server/member.ts'
import { AlbumRule } from '#features/photos/photos.filters.ts'
import { AudienceSchema } from '#features/photos/photos.schemas.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { Moment } from '#shared/time-schemas.ts'
import { albumsContract } from '../albums.contract.ts'
import {
  ALBUM_ITEMS_MAX,
  ALBUMS_MAX,
  albumContributors,
  albumSorts,
  SECTION_TEXT_MAX_LENGTH,
  SECTION_TITLE_MAX_LENGTH,
  SECTIONS_MAX,
} from '../albums.rules.ts'
import { lockPhotos } from './album-photos.queries.ts'
import { countAlbums } from './albums.queries.ts'
import {
  insertImportedAlbum,
  insertImportedContributors,
  insertImportedSections,
  insertPlacedPhotos,
  selectSameAlbum,
  setMissingCover,
  type PlacedPhoto,
} from './import-albums.queries.ts'

const { title, description, place, starts_on, ends_on } = albumsContract.createAlbum.body.shape

/** An album in a family export. */
export const ImportedAlbum = z
  .object({
    ...{ title, description, place, starts_on, ends_on },
    id: Id,
    cover_photo_id: z.nullable(Id),
    sort: z.enum(albumSorts),
    rule: z.nullable(AlbumRule),
    contributors: z.enum(albumContributors),
    audience: AudienceSchema,
    created_at: Moment,
    updated_at: Moment,
  })
  .check(
    z.refine((album) => !album.starts_on || !album.ends_on || album.starts_on <= album.ends_on),
    z.refine(({ rule, sort }) => !rule || sort === 'date'),
  )
type Album = z.output<typeof ImportedAlbum>

const Words = (max: number) => z.nullable(z.string().check(z.maxLength(max)))
export const ImportedSection = z
  .object({
    album_id: Id,
    title: Words(SECTION_TITLE_MAX_LENGTH),
    text: Words(SECTION_TEXT_MAX_LENGTH),
    position: z.number(),
    sort_at: z.iso.datetime({ local: true }).check(z.refine((time) => time > '0001')),
    before_photo_id: Id,
  })
  .check(z.refine((section) => `${section.title ?? ''}${section.text ?? ''}`.trim() !== ''))

export const ImportedContributor = z.object({ album_id: Id, user_id: Id })
export const ImportedAlbumPhoto = z.object({ album_id: Id, photo_id: Id, position: z.number() })
export type ImportedAlbumPhoto = z.output<typeof ImportedAlbumPhoto>

/** IDs here, by their ID in the export. */
type Ids = Record<'accounts' | 'people' | 'categories' | 'milestones' | 'photos', ReadonlyMap<string, string>>
type Brought = {
  albums: readonly Album[]
  album_sections: readonly z.output<typeof ImportedSection>[]
  album_contributors: readonly z.output<typeof ImportedContributor>[]
}
type AlbumHere = { id: string; only_to: string | null }

/**
 * Imports albums without their photos. Albums are matched by creation time. Returns the IDs of all, and those that
 * `importAlbumPhotos` fills, by their ID in the export: new ones, and earlier imports that no one has edited, which may lack
 * photos.
 * @throws Problem too_many: the family would have too many
 */
export async function importAlbums(
  adder: ActingMember<'photos.add'>,
  { albums, album_sections, album_contributors }: Brought,
  ids: Ids,
): Promise<{ here: Map<string, string>; filled: Map<string, AlbumHere> }> {
  const { tx, family_id, user_id } = adder
  const here = new Map<string, string>()
  const filled = new Map<string, AlbumHere>()
  const added: Album[] = []
  for (const album of albums) {
    const same = await selectSameAlbum(tx, family_id, album)
    const id = same?.id ?? newId()
    here.set(album.id, id)
    if (same && !(same.is_untouched && same.can_add)) continue
    if (!album.rule) filled.set(album.id, { id, only_to: album.audience === 'private' ? user_id : null })
    const cover = album.cover_photo_id && ids.photos.get(album.cover_photo_id)
    if (!same) added.push(album)
    else if (cover) await setMissingCover(tx, family_id, id, cover)
  }
  if (added.length && (await countAlbums(tx, family_id)).albums + added.length > ALBUMS_MAX)
    throw new Problem('too_many')
  const sectionsOf = Map.groupBy(album_sections, ({ album_id }) => album_id)
  const contributorsOf = Map.groupBy(album_contributors, ({ album_id }) => album_id)
  for (const album of added) {
    const within = { family_id, album_id: here.get(album.id) ?? '' }
    await addAlbum(adder, within.album_id, album, { ...ids, albums: here })
    const sections = (sectionsOf.get(album.id) ?? []).slice(0, SECTIONS_MAX).map((section) => ({
      ...{ ...section, ...within, id: newId() },
      before_photo_id: ids.photos.get(section.before_photo_id) ?? withoutPhoto(section.before_photo_id),
    }))
    if (sections.length) await insertImportedSections(tx, sections)
    const members = new Set((contributorsOf.get(album.id) ?? []).flatMap((one) => ids.accounts.get(one.user_id) ?? []))
    if (members.size)
      await insertImportedContributors(
        tx,
        [...members].map((member) => ({ ...within, user_id: member })),
      )
  }
  return { here, filled }
}

/** Adds photos to imported albums, at their exported positions. @throws Problem too_many: the family's albums are full */
export async function importAlbumPhotos(
  { tx, family_id, user_id }: ActingMember<'photos.add'>,
  albums: ReadonlyMap<string, AlbumHere>,
  brought: readonly ImportedAlbumPhoto[],
  photos: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = new Set<AlbumHere>()
  const placed = brought.flatMap(({ album_id, photo_id: there, position }): PlacedPhoto[] => {
    const album = albums.get(album_id)
    const photo_id = photos.get(there)
    if (!album || !photo_id) return []
    changed.add(album)
    return [{ album_id: album.id, photo_id, position }]
  })
  if (!placed.length) return
  await lockPhotos(tx, family_id)
  if ((await countAlbums(tx, family_id)).items >= ALBUM_ITEMS_MAX) throw new Problem('too_many')
  await insertPlacedPhotos(tx, { family_id, user_id }, placed)
  for (const { id, only_to } of changed) await publishToFamily(tx, family_id, { kind: 'albums', id, only_to })
}

async function addAlbum(
  { tx, family_id, user_id }: ActingMember<'photos.add'>,
  id: string,
  { id: _there, rule, cover_photo_id, ...album }: Album,
  ids: Ids & { albums: ReadonlyMap<string, string> },
): Promise<void> {
  await insertImportedAlbum(tx, {
    ...{ ...album, id, family_id, created_by: user_id },
    ...{ description: album.description ?? null, place: album.place ?? null },
    ...{ starts_on: album.starts_on ?? null, ends_on: album.ends_on ?? null },
    rule: rule && JSON.stringify(ruleHere(rule, ids)),
  })
  const cover = cover_photo_id && ids.photos.get(cover_photo_id)
  if (cover) await setMissingCover(tx, family_id, id, cover)
  const only_to = album.audience === 'private' ? user_id : null
  await publishToFamily(tx, family_id, { kind: 'albums', id, only_to })
}

const references = {
  person_ids: 'people',
  category_ids: 'categories',
  milestone_ids: 'milestones',
  album_ids: 'albums',
} as const

/** An ID that nothing here has stays: without it, the album would show photos that it doesn't show there. */
function ruleHere(rule: AlbumRule, ids: Ids & { albums: ReadonlyMap<string, string> }): AlbumRule {
  const here = { ...rule }
  for (const [name, kind] of Object.entries(references) as [keyof typeof references, keyof typeof ids][]) {
    const there = rule[name]
    if (there)
      here[name] = there
        .split(',')
        .map((id) => ids[kind].get(id) ?? id)
        .join(',')
  }
  return here
}

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const FIRST = '00000000-0000-0000-0000-000000000000'

/** The end of the album, or before all photos of the missing photo's time. */
function withoutPhoto(before_photo_id: string): string {
  return before_photo_id === LAST ? LAST : FIRST
}
