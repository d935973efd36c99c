import type { Packed } from '#features/exports/server/make-export.ts'
import { cameraTime, nameByDate } from '#features/exports/server/entry-names.ts'
import type { Packing } from '#features/exports/server/packing.ts'
import { collectAnswers } from '#features/personality/server/export-child.ts'
import { CONSENT_VERSION } from '#features/personality/consent-version.ts'
import { packAnswers } from '#features/personality/server/pack-child.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { fullName } from '#shared/full-name.ts'
import { endingsOf } from '#server/storage/media-types.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '../../own-data.rules.ts'
import { sendOwnDataMailJob } from '../own-data.jobs.ts'
import { codePage, codesPage, codeTargetOf } from './code-pages.ts'
import {
  countHidden,
  rowsOfFamily,
  rowsOfPerson,
  selectExportedChildren,
  selectExportedCodes,
  selectExportedFamily,
  selectExportedLetterFiles,
  selectExportedLetters,
  selectExportedMilestones,
  selectExportedMonths,
  selectExportedPhotos,
  selectAccounts,
  selectGrownUp,
  type ExportedPhoto,
} from './exported-family.queries.ts'
import {
  homePage,
  lettersPage,
  milestonesPage,
  monthPage,
  type PlacedPhoto,
  type ShownPhotos,
  type SiteChild,
  type SiteMonth,
} from './site-pages.ts'
import { siteText } from './site-text.ts'

const PAGE = 200
/** A file in the export: the row it belongs to, and its expected hash. */
type ExportedFile = {
  kind: 'photo' | 'answer' | 'caption' | 'letter'
  id: string
  path: string
  sha256?: string
  bytes?: number
}

/** Exports a whole family as its owner sees it: originals, every row as JSON, and HTML pages to browse it all. */
export async function packFamily(packing: Packing): Promise<Packed> {
  const { family_id, user_id, locale } = packing
  const family = await packing.ask((tx) => selectExportedFamily(tx, family_id, user_id))
  if (family?.role !== 'owner') throw new Error('the family is no longer this person’s to export')
  const { id, name, created_at } = family
  const exported_at = new Date().toISOString()
  const about = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exported_at, family: { id, name, created_at } }
  await packing.addJson('data/family.json', about)
  await packing.addText('README.txt', siteText(locale)('readme'))
  await packing.addJson('data/accounts.json', await packing.ask((tx) => selectAccounts(tx, family_id)))
  await packing.addTables('data', (table) => rowsOfFamily(table, family_id))
  await packing.addJson('data/left-out.json', await packing.ask((tx) => countHidden(tx, family_id)))
  const files: ExportedFile[] = []
  const { months, shown } = await addPhotos(packing, files)
  const children = await addAnswers(packing, files)
  const letters = await addLetters(packing, files, shown)
  const milestones = await packing.ask((tx) => selectExportedMilestones(tx, family_id))
  if (milestones.length) await packing.addText('site/milestones.html', milestonesPage(milestones, shown, locale))
  const codes = await addCodes(packing, shown)
  const counts = { milestones: milestones.length, letters, codes }
  await packing.addText('index.html', homePage(name, { months, children, ...counts }, locale))
  await packing.addRows('data/files.json', files)
  return {
    filename: `${name} ${packing.day}.zip`,
    whenReady: (tx, until) =>
      addJob(tx, sendOwnDataMailJob, { kind: 'familyReady', user_id, family: { id, name }, until }),
  }
}

/**
 * Exports what is about a grown-up as they see it, in the format of a family export, which they import to a family of their own.
 */
export async function packOwnCopy(packing: Packing): Promise<Packed> {
  const { family_id, user_id, locale, parameters } = packing
  const person = await packing.ask((tx) => selectGrownUp(tx, family_id, parameters.child_id ?? ''))
  if (!person) throw new Error('the profile is no longer this person’s to copy')
  const of = { family_id, person_id: person.id }
  const name = fullName(person)
  const exported_at = new Date().toISOString()
  const about = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exported_at, family: { id: family_id, name } }
  await packing.addJson('data/family.json', about)
  await packing.addText('README.txt', siteText(locale)('readme'))
  const accounts = await packing.ask((tx) => selectAccounts(tx, family_id))
  await packing.addJson(
    'data/accounts.json',
    accounts.filter(({ id }) => id === user_id),
  )
  await packing.addTables('data', (table) => rowsOfPerson(table, of))
  // In a family of their own, they decide about their answers themselves.
  const consent = { child_id: person.id, given_by: user_id, given_at: exported_at, withdrawn_at: null }
  await packing.addRows('data/personality_consents.json', [{ ...consent, text_version: CONSENT_VERSION }])
  const files: ExportedFile[] = []
  const { months, shown } = await addPhotos(packing, files, person.id)
  const children = await addAnswers(packing, files, person.id)
  const milestones = await packing.ask((tx) => selectExportedMilestones(tx, family_id, person.id))
  if (milestones.length) await packing.addText('site/milestones.html', milestonesPage(milestones, shown, locale))
  const counts = { milestones: milestones.length, letters: 0, codes: 0 }
  await packing.addText('index.html', homePage(name, { months, children, ...counts }, locale))
  await packing.addRows('data/files.json', files)
  return { filename: `${name} ${packing.day}.zip` }
}

/** Adds originals by day, a preview of each, and a page per month. */
async function addPhotos(packing: Packing, files: ExportedFile[], person_id?: string) {
  const { family_id, locale } = packing
  const asked = await packing.ask((tx) => selectExportedMonths(tx, family_id, person_id))
  await packing.expect(asked.reduce((sum, { ids }) => sum + ids.length, 0))
  const months: SiteMonth[] = []
  const shown: ShownPhotos = { months: new Map(), previews: new Set() }
  for (const { month, ids } of asked) {
    const placed: PlacedPhoto[] = []
    for (let from = 0; from < ids.length; from += PAGE)
      for (const photo of await packing.ask((tx) =>
        selectExportedPhotos(tx, family_id, ids.slice(from, from + PAGE)),
      )) {
        // The people beside a grown-up, and what others said, stay in the family.
        const theirs = person_id === undefined ? photo : { ...photo, people: [], comments: [] }
        const one = await addPhoto(packing, theirs, files)
        if (one.preview) shown.previews.add(photo.id)
        shown.months.set(photo.id, month)
        placed.push(one)
        await packing.advance()
      }
    // All of them may have been deleted during the export.
    if (!placed.length) continue
    months.push({ month, photos: placed.length, cover: placed.find(({ preview }) => preview)?.preview ?? null })
    await packing.addText(`site/${month}.html`, monthPage(month, placed, locale))
  }
  return { months, shown }
}

async function addPhoto(packing: Packing, photo: ExportedPhoto, files: ExportedFile[]): Promise<PlacedPhoto> {
  const { id: photo_id, family_id, derivatives_version: version, live_video } = photo
  const path = await addOriginal(packing, photo, photo, files)
  const live_video_path = live_video && (await addOriginal(packing, photo, live_video, files))
  const captions = await addCaptions(packing, photo, files)
  const preview = `previews/${photo_id}.webp`
  const key = derivativeKey({ family_id, photo_id, variant: 'small', version })
  const hasPreview = await packing.addObject(key, preview)
  return { ...photo, path, live_video_path, captions, preview: hasPreview ? preview : null }
}

/** Adds a photo's original, or that of its Live Photo video. Returns its path, even if the object is missing. */
async function addOriginal(
  packing: Packing,
  photo: ExportedPhoto,
  original: Pick<ExportedPhoto, 'id' | 'filename' | 'file_type' | 'storage_path' | 'sha256' | 'bytes'>,
  files: ExportedFile[],
): Promise<string> {
  const { id, sha256, bytes } = original
  const path = `photos/${photo.sort_at.slice(0, 4)}/${nameByDate(photo.sort_at, photo.taken_precision, original)}`
  if (await packing.addOriginal(original.storage_path, path, cameraTime(photo)))
    files.push({ kind: 'photo', id, path, sha256, bytes })
  return path
}

async function addCaptions(packing: Packing, photo: ExportedPhoto, files: ExportedFile[]) {
  const added: PlacedPhoto['captions'] = []
  for (const { id, storage_path, file_type, sha256, bytes, transcript, ...said } of photo.audio_captions) {
    const path = `captions/${id}.${endingsOf(file_type)[0]}`
    if (!(await packing.addOriginal(storage_path, path))) continue
    files.push({ kind: 'caption', id, path, sha256, bytes })
    added.push({ path, transcript, speaker: speakerOf(said) })
  }
  return added
}

type Said = Pick<ExportedPhoto['audio_captions'][number], 'first_name' | 'last_name' | 'speaker'>
const speakerOf = ({ first_name, last_name, speaker }: Said) =>
  fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }) || speaker

/** Adds each child's answers in a folder with a page that plays them. */
async function addAnswers(packing: Packing, files: ExportedFile[], person_id?: string): Promise<SiteChild[]> {
  const { family_id, user_id } = packing
  const shown: SiteChild[] = []
  for (const child of await packing.ask((tx) => selectExportedChildren(tx, family_id, person_id))) {
    const collected = await packing.ask((tx) => collectAnswers({ tx, family_id, user_id }, child.id))
    if (!collected.rows.length) continue
    const folder = `answers/${child.id}`
    const back = { href: '../../index.html', label: siteText(collected.locale)('back') }
    for (const answer of await packAnswers(packing, collected, { folder, back }))
      files.push({ kind: 'answer', ...answer })
    shown.push({ name: child.first_name, folder, answers: collected.rows.length })
  }
  return shown
}

/**
 * Adds what's in letters for later: sealed as it's stored, and once they've opened, as it is, with a page to read them. Returns how
 * many letters the page has.
 */
async function addLetters(packing: Packing, files: ExportedFile[], shown: ShownPhotos): Promise<number> {
  const { family_id, locale } = packing
  const paths = new Map<string, string>()
  for (const { id, storage_path, file_type, sha256, bytes } of await packing.ask((tx) =>
    selectExportedLetterFiles(tx, family_id),
  )) {
    const path = `letters/${id}.${(file_type && endingsOf(file_type)[0]) ?? 'sealed'}`
    if (!(await packing.addOriginal(storage_path, path))) continue
    files.push({ kind: 'letter', id, path, sha256, bytes })
    paths.set(id, path)
  }
  const letters = await packing.ask((tx) => selectExportedLetters(tx, family_id))
  if (letters.length) await packing.addText('site/letters.html', lettersPage(letters, { shown, paths }, locale))
  return letters.length
}

/**
 * Adds pages for printed codes: an index, and one page per code at the printed path, wherever these pages are hosted.
 */
async function addCodes(packing: Packing, shown: ShownPhotos): Promise<number> {
  const { family_id, locale } = packing
  const found = await packing.ask((tx) => selectExportedCodes(tx, family_id))
  const codes = found.flatMap((code) => codeTargetOf(code, shown, locale) ?? [])
  if (codes.length) await packing.addText('site/codes.html', codesPage(codes, locale))
  for (const lead of codes) await packing.addText(`q/${lead.code}/index.html`, codePage(lead, locale))
  return codes.length
}
