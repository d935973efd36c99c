import * as z from 'zod/mini'
import { Id } from '#shared/id-schemas.ts'
import {
  ImportedAlbum,
  ImportedAlbumPhoto,
  ImportedContributor,
  ImportedSection,
} from '#features/albums/server/import-albums.ts'
import { ImportedLetterFile } from '#features/capsules/server/import-letter-files.ts'
import { ImportedLetter } from '#features/capsules/server/import-letters.ts'
import { ImportedActivity } from '#features/activity/server/import-activities.ts'
import { ImportedBook, ImportedCode, ImportedVersion } from '#features/books/server/import-books.ts'
import { ImportedCaption } from '#features/captions/server/import-captions.ts'
import { ImportedAges } from '#features/growing-up/server/ages.ts'
import { ImportedFlag } from '#features/growing-up/server/import-flags.ts'
import { ImportedPerson } from '#features/people/server/import-people.ts'
import { ImportedComment, ImportedReaction } from '#features/comments/server/import-comments.ts'
import { ImportedMilestone } from '#features/milestones/server/import-milestones.ts'
import { ImportedAnswer, ImportedConsent } from '#features/personality/server/import-answers.ts'
import { ImportedPrompt } from '#features/personality/server/import-prompts.ts'
import { ImportedPhoto } from '#features/photos/server/describe-photo.ts'
import { TagName } from '#features/photos/photos.schemas.ts'
import { CategoryName } from '#features/categories/categories.rules.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '../../../own-data/own-data.rules.ts'
import type { ImportEntry } from './entry.ts'
import { parseJson, readRows, textOf } from './json-rows.ts'

const HEART = 'data/family.json'
const HEART_MAX_BYTES = 64 * 1024
/** More than anyone imports together. Each file is looked up in each of them. */
const EXPORTS_MAX = 20
const ACCOUNTS_MAX_BYTES = 1024 ** 2
/** The first version with people. Earlier ones had children, one for each photo, and accounts in `people.json`. */
const WITH_PEOPLE = 2

const About = z.object({ format: z.literal(EXPORT_FORMAT), version: z.int().check(z.maximum(EXPORT_VERSION)) })
const File = z.object({
  kind: z.enum(['photo', 'answer', 'caption', 'letter']),
  id: Id,
  path: z.string(),
  sha256: z.optional(z.string()),
})
const Account = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.optional(z.string()),
})

/** The tables of an export that are imported; the rest is derived from them. */
const tables = {
  files: File,
  people: ImportedPerson,
  growing_ages: ImportedAges,
  flags: ImportedFlag,
  categories: z.object({ id: Id, name: CategoryName }),
  photos: ImportedPhoto,
  photo_people: z.object({ photo_id: Id, person_id: Id }),
  photo_tags: z.object({ photo_id: Id, name: TagName }),
  photo_categories: z.object({ photo_id: Id, category_id: Id }),
  milestones: ImportedMilestone,
  photo_milestones: z.object({ photo_id: Id, milestone_id: Id }),
  personality_prompts: ImportedPrompt,
  personality_consents: ImportedConsent,
  child_personality_responses: ImportedAnswer,
  audio_captions: ImportedCaption,
  comments: ImportedComment,
  reactions: ImportedReaction,
  guests: z.object({ id: Id, name: z.string() }),
  books: ImportedBook,
  book_codes: ImportedCode,
  family_activities: ImportedActivity,
  capsules: ImportedLetter,
  capsule_files: ImportedLetterFile,
  albums: ImportedAlbum,
  album_sections: ImportedSection,
  album_contributors: ImportedContributor,
} as const
type Tables = { [Name in keyof typeof tables]: z.output<(typeof tables)[Name]>[] }

/** A family export, in a ZIP or unpacked. */
export type OwnExport = Tables & {
  accounts: z.output<typeof Account>[]
  /** Versions of books, streamed because they don't fit in memory. */
  readVersions(): AsyncIterable<ImportedVersion>
  /** Photos of albums, streamed because an export may have millions. */
  readAlbumPhotos(): AsyncIterable<ImportedAlbumPhoto>
  /** Tables that couldn't be read completely. */
  damaged: Set<string>
  /** Path relative to the export's root; undefined for files outside of it. */
  pathInExport(entry: ImportEntry): string | undefined
}

/**
 * Finds family exports among the files. An export from a newer version of Hearthbook, or one too many, is imported as a plain
 * folder.
 */
export async function findOwnExports(entries: ImportEntry[]): Promise<OwnExport[]> {
  const found: OwnExport[] = []
  for (const heart of entries) {
    if (found.length === EXPORTS_MAX) break
    if (!heart.name.endsWith(HEART) || heart.refused || heart.bytes > HEART_MAX_BYTES) continue
    const about = About.safeParse(parseJson(await textOf(heart)))
    if (!about.success) continue
    const top = heart.name.slice(0, -HEART.length)
    if (!top || top.endsWith('/')) found.push(await readExport(entries, heart.archive, top, about.data.version))
  }
  return found
}

async function readExport(entries: ImportEntry[], archive: string, top: string, version: number): Promise<OwnExport> {
  const pathInExport = (entry: ImportEntry) =>
    entry.archive === archive && entry.name.startsWith(top) ? entry.name.slice(top.length) : undefined
  const data = new Map(entries.map((entry) => [pathInExport(entry), entry] as const))
  const damaged = new Set<string>()
  const read = <Row>(name: string, schema: z.ZodMiniType<Row>) => {
    const place = `data/${name}.json`
    return readRows(data.get(place), schema, () => damaged.add(place))
  }
  const rows: (readonly [string, unknown[]])[] = []
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    const found: unknown[] = []
    const file = version < WITH_PEOPLE && name === 'people' ? 'children' : name
    for await (const row of read<unknown>(file, tables[name])) found.push(row)
    rows.push([name, found])
  }
  const readVersions = () => read('book_versions', ImportedVersion)
  const readAlbumPhotos = () => read('album_photos', ImportedAlbumPhoto)
  // Read once up front, so that the report includes damaged rows.
  for await (const _version of readVersions());
  for await (const _photo of readAlbumPhotos());
  const ofAccounts = `data/${version < WITH_PEOPLE ? 'people' : 'accounts'}.json`
  const accounts = await readAccounts(data.get(ofAccounts), () => damaged.add(ofAccounts))
  const found = Object.fromEntries(rows) as Tables
  const photo_people = [
    ...found.photo_people,
    ...found.photos.flatMap(({ id, child_id }) => (child_id ? [{ photo_id: id, person_id: child_id }] : [])),
  ]
  return { ...found, photo_people, accounts, readVersions, readAlbumPhotos, damaged, pathInExport }
}

/** A small JSON array in one file. */
async function readAccounts(entry: ImportEntry | undefined, damaged: () => void) {
  if (!entry || entry.refused || entry.bytes > ACCOUNTS_MAX_BYTES) return []
  const rows = z.array(z.unknown()).safeParse(parseJson(await textOf(entry)))
  if (!rows.success) damaged()
  return (rows.data ?? []).flatMap((row) => {
    const account = Account.safeParse(row)
    if (!account.success) damaged()
    return account.success ? [account.data] : []
  })
}
