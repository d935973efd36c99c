import { Readable } from 'node:stream'
import { answersPage } from '#features/personality/server/answers-page.ts'
import { collectAnswers } from '#features/personality/server/export-child.ts'
import { originalPath, playedPath, shownAnswer } from '#features/personality/server/recording-paths.ts'
import { derivativeKey } from '#features/photos/server/media-objects.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { asJsonLines } from '#server/db/readable-tables.queries.ts'
import { endingsOf } from '#server/storage/media-types.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '../transfer.rules.ts'
import {
  rowsOfFamily,
  selectExportedChildren,
  selectExportedCodes,
  selectExportedFamily,
  selectExportedMilestones,
  selectExportedMonths,
  selectExportedPhotos,
  selectPeople,
  type ExportedPhoto,
} from './exported-family.queries.ts'
import { codePage, codesPage, leadOf, type CodeLead } from './code-pages.ts'
import {
  homePage,
  milestonesPage,
  monthPage,
  type PlacedPhoto,
  type ShownPhotos,
  type SiteChild,
  type SiteMonth,
} from './site-pages.ts'
import { addObject, addTables, addText, cameraTime, nameByDay } from './export-entries.ts'
import type { Pack } from './pack-export.ts'
import { siteWords } from './site-words.ts'
import type { AddEntry } from './zip-file.ts'

const PAGE = 200
const PROGRESS_EVERY = 25
type Gathering = Pack & {
  db: Database
  store: ObjectStore
  family_id: string
  user_id: string
}
/** What a file of the export is: the row that it belongs to, and the hash that it must have. */
type ExportedFile = { kind: 'photo' | 'answer' | 'caption'; id: string; path: string; sha256?: string; bytes?: number }

/** Puts a whole family into a ZIP, as its owner sees it: originals, every row as JSON, and pages to look at all of it. */
export async function gatherFamily(gathering: Gathering): Promise<void> {
  const { db, family_id, user_id, add } = gathering
  const ask = <T>(work: Parameters<typeof asUser<T>>[2]) => asUser(db, user_id, work)
  const family = await ask((tx) => selectExportedFamily(tx, family_id, user_id))
  if (family?.role !== 'owner') throw new Error('the family is no longer this person’s to export')
  const locale = family.language ?? 'en'
  const { id, name, created_at } = family
  const exported_at = new Date().toISOString()
  const about = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exported_at, family: { id, name, created_at } }
  await addText(add, 'data/family.json', JSON.stringify(about, null, 2))
  await addText(add, 'README.txt', siteWords[locale].readme)
  await addText(add, 'data/people.json', JSON.stringify(await ask((tx) => selectPeople(tx, family_id)), null, 2))
  await addTables(gathering, 'data', (table) => rowsOfFamily(table, family_id))
  const files: ExportedFile[] = []
  const missing: string[] = []
  const { months, shown } = await addPhotos(gathering, { locale, files, missing })
  const children = await addAnswers(gathering, { files, missing })
  const milestones = await ask((tx) => selectExportedMilestones(tx, family_id))
  if (milestones.length) await addText(add, 'site/milestones.html', milestonesPage(milestones, shown, locale))
  const codes = (await ask((tx) => selectExportedCodes(tx, family_id))).flatMap(
    (code) => leadOf(code, shown, locale) ?? [],
  )
  await addCodes(add, codes, locale)
  const counts = { milestones: milestones.length, codes: codes.length }
  await addText(add, 'index.html', homePage(name, { months, children, ...counts }, locale))
  await add({ path: 'data/files.json', stream: Readable.from(asJsonLines(Readable.from(files))), compress: true })
  if (missing.length) await addText(add, 'missing.txt', missing.join('\n'))
}

type Found = { locale: keyof typeof siteWords; files: ExportedFile[]; missing: string[] }

/** Originals by day, a small picture of each, and a page for each month. */
async function addPhotos(gathering: Gathering, { locale, files, missing }: Found) {
  const { db, family_id, user_id, add, onProgress } = gathering
  const ask = <T>(work: Parameters<typeof asUser<T>>[2]) => asUser(db, user_id, work)
  const asked = await ask((tx) => selectExportedMonths(tx, family_id))
  const files_total = asked.reduce((sum, { ids }) => sum + ids.length, 0)
  const months: SiteMonth[] = []
  const shown: ShownPhotos = { months: new Map(), previews: new Set() }
  let files_done = 0
  await onProgress({ files_done, files_total })
  for (const { month, ids } of asked) {
    const placed: PlacedPhoto[] = []
    for (let from = 0; from < ids.length; from += PAGE)
      for (const photo of await ask((tx) => selectExportedPhotos(tx, family_id, ids.slice(from, from + PAGE)))) {
        const path = await addPhoto(gathering, photo, photo, { files, missing })
        const film = photo.film && (await addPhoto(gathering, photo, photo.film, { files, missing }))
        const caption = await addCaption(gathering, photo, { files, missing })
        const preview = `previews/${photo.id}.webp`
        const key = derivativeKey({
          family_id,
          photo_id: photo.id,
          variant: 'small',
          version: photo.derivatives_version,
        })
        const hasPreview = await addObject(gathering, key, preview)
        if (hasPreview) shown.previews.add(photo.id)
        shown.months.set(photo.id, month)
        placed.push({ ...photo, path, film_path: film, caption, preview: hasPreview ? preview : null })
        if (++files_done % PROGRESS_EVERY === 0) await onProgress({ files_done, files_total })
      }
    // All of it may have been deleted meanwhile.
    if (!placed.length) continue
    months.push({ month, photos: placed.length, cover: placed.find(({ preview }) => preview)?.preview ?? null })
    await addText(add, `site/${month}.html`, monthPage(month, placed, locale))
  }
  await onProgress({ files_done, files_total: files_done })
  return { months, shown }
}

/** An original: a photo's own, or that of the film that belongs to it. Answers where it lies, or would. */
async function addPhoto(
  gathering: Gathering,
  photo: ExportedPhoto,
  original: Pick<ExportedPhoto, 'id' | 'filename' | 'file_type' | 'storage_path' | 'sha256' | 'bytes'>,
  { files, missing }: Omit<Found, 'locale'>,
): Promise<string> {
  const { id, sha256, bytes } = original
  const path = `photos/${photo.sort_at.slice(0, 4)}/${nameByDay(photo.sort_at, original)}`
  if (await addObject(gathering, original.storage_path, path, cameraTime(photo)))
    files.push({ kind: 'photo', id, path, sha256, bytes })
  else missing.push(path)
  return path
}

/** What is said to a photo; null where nothing is. */
async function addCaption(gathering: Gathering, photo: ExportedPhoto, { files, missing }: Omit<Found, 'locale'>) {
  const { id, caption_path, caption_type, caption_sha256, caption_bytes } = photo
  if (!caption_path) return null
  const path = `captions/${id}.${endingsOf(caption_type!)[0]}`
  if (!(await addObject(gathering, caption_path, path))) {
    missing.push(path)
    return null
  }
  files.push({ kind: 'caption', id, path, sha256: caption_sha256!, bytes: caption_bytes! })
  return path
}

/** Each child's answers in a folder of its own, with a page that plays them. */
async function addAnswers(gathering: Gathering, { files, missing }: Omit<Found, 'locale'>): Promise<SiteChild[]> {
  const { db, family_id, user_id, add } = gathering
  const children = await asUser(db, user_id, (tx) => selectExportedChildren(tx, family_id))
  const shown: SiteChild[] = []
  for (const child of children) {
    const { facts, rows, locale } = await asUser(db, user_id, (tx) =>
      collectAnswers({ tx, family_id, user_id }, child.id),
    )
    if (!rows.length) continue
    const folder = `answers/${child.id}`
    const back = { href: '../../index.html', label: siteWords[locale].back }
    await addText(add, `${folder}/answers.json`, JSON.stringify(facts, null, 2))
    await addText(add, `${folder}/index.html`, answersPage(facts, rows.map(shownAnswer), locale, back))
    for (const row of rows) {
      const original = originalPath(row)
      if (!original || !row.storage_path) continue
      const path = `${folder}/${original}`
      if (await addObject(gathering, row.storage_path, path)) files.push({ kind: 'answer', id: row.id, path })
      else missing.push(path)
      if (row.seekable_path) await addObject(gathering, row.seekable_path, `${folder}/${playedPath(row)}`)
    }
    shown.push({ name: child.first_name, folder, answers: rows.length })
  }
  return shown
}

/** The codes that books print go on leading somewhere, in a list, and at the address that is printed wherever these pages are put. */
async function addCodes(add: AddEntry, codes: CodeLead[], locale: keyof typeof siteWords) {
  if (codes.length) await addText(add, 'site/codes.html', codesPage(codes, locale))
  for (const lead of codes) await addText(add, `q/${lead.code}/index.html`, codePage(lead, locale))
}
