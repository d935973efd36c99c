import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fontFolder } from '#features/book-layout/server/typesetter.ts'
import type { MakeFile } from '#features/exports/server/make-export.ts'
import { actAsMember } from '#features/families/server/member.ts'
import { derivativeKey, renditionKey } from '#features/media/server/media-objects.ts'
import type { WorkerContext } from '#server/feature.ts'
import { FILM_SCRIPT, FRAME_RATE } from '#server/media-process/film/film-script.ts'
import { wholeOriginals, type Originals } from '#server/scrub/whole-originals.ts'
import { downloadName } from '#server/storage/download-name.ts'
import { ObjectMissing } from '#server/storage/object-store.ts'
import type { Locale } from '#shared/locales.ts'
import { required } from '#shared/required.ts'
import { planFilm, scriptOf } from '../plan/plan-film.ts'
import { isPlayable, toFootage } from './collect-footage.ts'
import { selectFamilyName, selectFootage, type FootageRow } from './films.queries.ts'

type Parts = Pick<WorkerContext, 'db' | 'store' | 'log' | 'media'>
const YEAR_MS = 366 * 24 * 60 * 60 * 1000
/** Keys of the music, in semitones above C. */
const MUSIC_KEYS = [-3, 0, 2, 4]

/** Makes a film of the photos that the person who asked for it sees now. */
export function filmMaker({ db, store, log, media }: Parts): MakeFile {
  const originals = wholeOriginals({ db: db.worker, store, log })
  return async (file, begun, onProgress) => {
    const { id, user_id, parameters, language } = begun
    const { photo_ids = [], title = '', music = true, captions } = parameters
    const family_id = required(begun.family_id)
    const { rows, name } = await actAsMember(db, { user_id, family_id }, 'photos.view', async ({ tx }) => ({
      rows: await selectFootage(tx, family_id, photo_ids),
      name: (await selectFamilyName(tx, family_id)).name,
    }))
    const folder = await media.makeFolder()
    try {
      const copied = await copyFootage(rows, { folder, family_id, originals })
      const plan = planFilm(copied.map((row) => toFootage(row, captions)))
      if (plan.shots.length === 0) throw new Error('none of the photos can be shown anymore')
      const words = { title, subtitle: daysOf(copied, language ?? 'en'), closing: name }
      const key = music ? required(MUSIC_KEYS[parseInt(id.slice(-4), 16) % MUSIC_KEYS.length]) : null
      const script = scriptOf(plan, words, names, key)
      await writeFile(path.join(folder, FILM_SCRIPT), JSON.stringify(script))
      const made = await media.renderFilm({
        ...{ folder, fonts: fontFolder, seconds: plan.frames / FRAME_RATE },
        onProgress: (frames) => onProgress(frames, plan.frames),
      })
      await rename(made, file)
      return { filename: downloadName(title, 'video/mp4'), files_done: plan.frames }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

const names = {
  photo: (id: string) => `${id}.jpg`,
  clip: (id: string) => `${id}.clip`,
  voice: (id: string) => `${id}.voice`,
}

type Copying = { folder: string; family_id: string; originals: Originals }

/** Copies what the film shows into its folder. Without its file, a photo is left out, and a voice isn't heard. */
async function copyFootage(rows: FootageRow[], { folder, family_id, originals }: Copying): Promise<FootageRow[]> {
  const copy = async (key: string, name: string) => {
    try {
      const { stream } = await originals.open(key)
      await pipeline(stream, createWriteStream(path.join(folder, name)))
      return true
    } catch (error) {
      if (error instanceof ObjectMissing) return false
      throw error
    }
  }
  const copied: FootageRow[] = []
  for (const row of rows) {
    const photo = { family_id, photo_id: row.id, version: row.derivatives_version }
    if (!(await copy(derivativeKey({ ...photo, variant: 'large' }), names.photo(row.id)))) continue
    const clip = row.rendition === 'made' ? renditionKey(photo) : row.storage_path
    const hasClip = isPlayable(row) && (await copy(clip, names.clip(row.id)))
    const voices = []
    for (const voice of row.voices ?? []) if (await copy(voice.storage_path, names.voice(voice.id))) voices.push(voice)
    copied.push({ ...row, rendition: hasClip ? row.rendition : null, voices })
  }
  return copied
}

/** "July 12 – 26, 2026", or "1987 – 1991" over more than a year, or if some days aren't known. Empty without dates. */
function daysOf(rows: readonly FootageRow[], locale: Locale): string {
  const dated = rows.filter(
    ({ taken_at, taken_precision }) => taken_at && !['about', 'decade'].includes(taken_precision),
  )
  const days = dated.flatMap(({ taken_at }) => taken_at ?? []).toSorted()
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return ''
  const isShort = at(last).getTime() - at(first).getTime() < YEAR_MS
  const isExact = isShort && dated.every(({ taken_precision }) => ['time', 'day'].includes(taken_precision))
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(isExact ? { dateStyle: 'long' } : { year: 'numeric' }),
  })
  return format.formatRange(at(first), at(last))
}

function at(time: string): Date {
  return new Date(`${time.slice(0, 10)}T00:00:00Z`)
}
