import { createTranslator } from 'use-intl/core'
import {
  selectGuestPhotos,
  selectPlace,
  selectPlaces,
  type GuestPhotoRow,
} from '#features/guests/server/guest-places.fragments.ts'
import { ageAt } from '#features/people/child-age.ts'
import type { children as en } from '#features/people/children.messages.en.ts'
import { approximateDateIn } from '#features/photos/server/approximate-date-in.ts'
import { catalogs } from '#server/catalogs.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { dateIn } from '#shared/days.ts'
import type { Locale } from '#shared/locales.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { screensContract, Slide } from '../frames.contract.ts'
import { SLIDES_PAGE, VIDEO_MAX_SECONDS } from '../frames.rules.ts'
import type { Frame } from './frame.ts'
import {
  selectDetails,
  selectFavorites,
  selectNewest,
  selectOnThisDay,
  selectRuns,
  selectRunsOfPeople,
} from './slides.queries.ts'

const RUNS = 10
/** A day with fewer photos of earlier years also shows favorites. */
const ENOUGH = 8

type List = typeof screensContract.listSlides

/** The next photos, with URLs that only work for this frame. */
export async function listSlides(
  frame: Frame,
  { cursor }: InputOf<List>,
  locale: Locale,
  sign: SignMedia,
): Promise<ResultOf<List>> {
  if (!hasOrder(frame))
    return { slides: await readSlides(frame, await chooseSlides(frame, SLIDES_PAGE), locale, sign), next_cursor: null }
  const { tx } = frame
  const after = cursor === undefined ? undefined : await selectPlace(tx, frame, cursor)
  const places = await selectPlaces(tx, frame, { toward: 'next', after, limit: SLIDES_PAGE + 1 })
  const shown = places.slice(0, SLIDES_PAGE).map(({ id }) => id)
  const next_cursor = places.length > SLIDES_PAGE ? (shown.at(-1) ?? null) : null
  return { slides: await readSlides(frame, shown, locale, sign), next_cursor }
}

/** Whether the photos have an order of their own, so that they're shown one after the other. */
export const hasOrder = ({ album, recent_days }: Frame) => album !== null || recent_days !== null

/** IDs of photos for a frame that has no order of its own. */
export async function chooseSlides(frame: Frame, limit: number): Promise<string[]> {
  const { tx, on_this_day, person_ids } = frame
  if (person_ids.length) return (await selectRunsOfPeople(tx, frame, RUNS)).slice(0, limit)
  if (!on_this_day) return (await selectRuns(tx, frame, RUNS)).slice(0, limit)
  const day = await selectOnThisDay(tx, frame, dateIn(zoneOf(frame.timezone), new Date()))
  if (day.length >= ENOUGH) return day
  const favorites = await selectFavorites(tx, frame, SLIDES_PAGE - day.length)
  const found = [...new Set([...day, ...favorites])]
  return found.length ? found : selectRuns(tx, frame, RUNS)
}

export async function listNewest(frame: Frame, locale: Locale, sign: SignMedia): Promise<Slide[]> {
  // What was taken today isn't a photo of earlier years.
  return frame.on_this_day ? [] : readSlides(frame, await selectNewest(frame.tx, frame), locale, sign)
}

/** These photos in this order, without those that were withdrawn. */
export async function readSlides(
  frame: Frame,
  ids: readonly string[],
  locale: Locale,
  sign: SignMedia,
): Promise<Slide[]> {
  if (ids.length === 0) return []
  const { tx, guest_id, family_id, shows_captions } = frame
  const [photos, details] = await Promise.all([selectGuestPhotos(tx, frame, [...ids]), selectDetails(tx, ids)])
  const viewer = { user_id: guest_id, session_id: guest_id }
  const slides = new Map(
    photos.map((photo): [string, Slide] => {
      const { id, kind, width, height, focus_x, focus_y, duration_ms, derivatives_version: version } = photo
      const media = { kind: 'photo', family_id, id, version } as const
      const isShort = kind === 'video' && (duration_ms ?? Infinity) <= VIDEO_MAX_SECONDS * 1000
      const video = isShort ? ({ id, variant: 'original' } as const) : videoOf(photo)
      return [
        id,
        {
          ...{ id, width, height, focus_x, focus_y },
          image_url: sign(viewer, { ...media, variant: 'large' }),
          video_url: video && sign(viewer, { ...media, ...video }),
          caption: shows_captions ? photo.description?.trim() || null : null,
          detail: wordsOf({ ...photo, ...details.get(id) }, locale),
        },
      ]
    }),
  )
  return ids.flatMap((id) => slides.get(id) ?? [])
}

/** What was recorded with a photo: of a Live Photo, a video of its own; of a motion photo, a part of its file. */
function videoOf({ id, film_id, has_motion, is_reshaped }: GuestPhotoRow) {
  if (is_reshaped) return null
  if (film_id) return { id: film_id, variant: 'original' } as const
  return has_motion ? ({ id, variant: 'motion' } as const) : null
}

const texts = await catalogs<typeof en>(import.meta.url, '../../people/children')

type Described = {
  taken_at: string | null
  taken_precision: string
  location_name?: string | null
  children?: { name: string; birth_date: string }[] | null
}

/** The small line below a photo: "Mia at age 3 · Lisbon · May 2019". */
function wordsOf({ taken_at, taken_precision, location_name, children }: Described, locale: Locale): string {
  const ages = taken_at ? (children ?? []).map((child) => ageOf(child, taken_at.slice(0, 10), locale)) : []
  const names = ages.length ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(ages) : ''
  return [names, location_name, taken_at && whenIn(locale, taken_at, taken_precision)].filter(Boolean).join(' · ')
}

function ageOf({ name, birth_date }: { name: string; birth_date: string }, on: string, locale: Locale): string {
  const { when, unit, count } = ageAt(birth_date, on)
  // Before the birth, a photo may show the mother.
  if (when === 'unborn') return name
  const say = createTranslator({ locale, messages: texts[locale], namespace: 'ageAt' })
  return `${name} ${say(`${when}.${unit}`, { count })}`
}

/** On a wall, the day matters less than the year: "May 14, 2019", "May 1965", "Around 1965". */
function whenIn(locale: Locale, taken_at: string, precision: string): string {
  if (precision !== 'time' && precision !== 'day') return approximateDateIn(locale, taken_at, precision)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(taken_at.slice(0, 10)))
}
