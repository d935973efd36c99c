import { createTranslator } from 'use-intl/core'
import { ageAt } from '#features/people/child-age.ts'
import type { children as en } from '#features/people/children.messages.en.ts'
import { townOf } from '#features/places/places.rules.ts'
import { approximateDateIn } from '#features/photos/server/approximate-date-in.ts'
import { promptText } from '#features/personality/server/prompt-text.ts'
import { catalogs } from '#server/catalogs.ts'
import type { Tx } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { SOFT_DPI } from '../../book-layout/book-layout.rules.ts'
import { ZOOM_MAX } from '../../book-layout/document.ts'
import { dpiOf } from '../../book-layout/geometry.ts'
import { focusOf } from '../../book-layout/photo-slot.ts'
import type { BookSources } from '../../book-layout/sources.ts'
import { codeFor, codesForPhotos } from './book-codes.ts'
import {
  countVisible,
  selectSourceAnswers,
  selectSourceMilestones,
  selectSourcePhotos,
  type SourceFilter,
} from './sources.queries.ts'

/** The width of a portrait on a page. */
const FACE_MM = 40

const ages = await catalogs<typeof en>(import.meta.url, '../../people/children')

type Wanted = SourceFilter & { with_milestones: boolean; with_answers: boolean }
type Place = { tx: Tx; family_id: string }

/** Makes the codes that play recordings. */
export type SourceCodes = {
  ofAnswer(response_id: string): string | Promise<string>
  /** By photo. */
  ofPhotos(photo_ids: string[]): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>
}

/**
 * Collects everything that a book can be made from, in its language, without private content. By default, codes are those
 * of the family's books. @throws Problem not_found
 */
export async function collectSources(
  place: Place,
  wanted: Wanted,
  locale: Locale,
  codes: SourceCodes = {
    ofAnswer: (response_id) => codeFor(place, { response_id }),
    ofPhotos: (photo_ids) => codesForPhotos(place, photo_ids),
  },
): Promise<BookSources> {
  const { tx, family_id } = place
  await requireAll(place, wanted)
  const t = createTranslator({ locale, messages: ages[locale].ageAt as typeof en.ageAt })
  const ageOf = (birth_date: string | null, on: string) => {
    if (!birth_date) return null
    const { when, unit, count } = ageAt(birth_date, on)
    return t(`${when}.${unit}`, { count })
  }
  const photos = await selectSourcePhotos(tx, family_id, wanted)
  const milestones = wanted.with_milestones ? await selectSourceMilestones(tx, family_id, wanted) : []
  const rows = wanted.with_answers ? await selectSourceAnswers(tx, family_id, wanted) : []
  const answers: BookSources['answers'] = []
  for (const answer of rows) {
    const { date, child_id } = answer
    const code = answer.video_clip_id ? await codes.ofAnswer(answer.id) : null
    answers.push({
      ...{ date, code, child_id, words: answer.response_text, child: answer.first_name },
      question: promptText(answer, locale),
      age: ageOf(answer.birth_date, date),
      face: faceIn(answer),
    })
  }
  const ofPhotos = await codes.ofPhotos(photos.flatMap(({ id, is_voiced }) => (is_voiced ? [id] : [])))
  return {
    photos: photos.map(({ is_voiced: _, focus_x, focus_y, taken_at, taken_precision, place: where, ...photo }) => {
      const is_dated = taken_at !== null && (taken_precision === 'time' || taken_precision === 'day')
      const around = taken_at === null || is_dated ? null : approximateDateIn(locale, taken_at, taken_precision)
      const focus = focusOf({ focus_x, focus_y })
      const about = { at: String(photo.at), is_dated, around, focus, code: ofPhotos.get(photo.id) ?? null }
      return { ...photo, ...about, place: where && townOf(where) }
    }),
    milestones: milestones.map(({ birth_date, ...one }) => ({ ...one, age: ageOf(birth_date, one.date) })),
    answers,
  }
}

/** The square of a photo that a child's portrait shows, if it's large enough to be printed. */
function faceIn({ face_id, width, height, avatar_square: square }: Awaited<ReturnType<typeof selectSourceAnswers>>[0]) {
  if (!face_id || !width || !height || !square) return undefined
  const { x, y, size } = square as { x: number; y: number; size: number }
  const zoom = Math.min(ZOOM_MAX, Math.min(width, height) / size)
  const middle = { x: (x + size / 2) / width, y: (y + size / 2) / height }
  const box = { x: 0, y: 0, width: FACE_MM, height: FACE_MM }
  if (dpiOf(box, { width, height }, { zoom, ...middle }) < SOFT_DPI) return undefined
  return { kind: 'photo' as const, photo_id: face_id, zoom, ...middle }
}

/** A filter with an unknown ID would silently make an empty book. */
async function requireAll(
  { tx, family_id }: Place,
  { person_ids = [], category_ids = [], milestone_ids = [] }: Wanted,
) {
  const asked = [
    ['people', person_ids],
    ['categories', category_ids],
    ['milestones', milestone_ids],
  ] as const
  for (const [table, ids] of asked) {
    const wanted = [...new Set(ids)]
    if (wanted.length > 0 && (await countVisible(tx, table, family_id, wanted)) !== wanted.length) throw notFound()
  }
}
