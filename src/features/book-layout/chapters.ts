import { DAY_MS } from '#shared/days.ts'
import { required } from '#shared/required.ts'
import { croppedShare } from './arrange.ts'
import { choosePhotos } from './choose.ts'
import { INCH_MM, SHARP_DPI, trimSizes, type BookSize } from './book-layout.rules.ts'
import { boxOf, dpiOf } from './geometry.ts'
import { slotsOf, type LayoutId } from './layouts.ts'
import type { SourcePhoto } from './sources.ts'

/** A chapter with fewer photos has no page that introduces it. */
const CHAPTER_PHOTOS_MIN = 6
const CHAPTER_GAP_DAYS = 4
const OPENER_CROP_MAX = 0.12
/** Height by width. A title is beside photos that are taller. */
const OPENER_BESIDE = 1.2
/** The rest of the page would be empty. */
const OPENER_RATIO_MAX = 2
/** A group of years with fewer photos is one with the next. */
const YEAR_PHOTOS_MIN = 4
const YEARS_SHARE = 0.12
const PANORAMA_CROP_MAX = 0.2
const PANORAMA_DPI = 130
/** A subject this close to the fold, as a share of the spread, would be in it. The focus of wide views is near the middle, too. */
const NEAR_FOLD = 0.025

export type Chapter = { photos: SourcePhoto[]; opener: SourcePhoto }

const dayOf = ({ at }: SourcePhoto) => Date.parse(`${at.slice(0, 10)}T00:00:00Z`) / DAY_MS

/** Days at one place, in order. Photos without a place belong to those around them. */
function runsOf(photos: readonly SourcePhoto[]): SourcePhoto[][] {
  const runs: SourcePhoto[][] = []
  let place: string | null = null
  for (const photo of photos) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isFar = last && dayOf(photo) - dayOf(last) > CHAPTER_GAP_DAYS
    if (!run || isFar || (place && photo.place && photo.place !== place)) runs.push([photo])
    else run.push(photo)
    place = photo.place ?? (isFar ? null : place)
  }
  return runs
}

/** Up to the edge of the page, if that crops little of the photo and it has enough pixels, or else with space around it. */
export function openerFor(photo: SourcePhoto, size: BookSize) {
  return largeOpener(photo, size) ?? (photo.height > OPENER_BESIDE * photo.width ? 'opener_beside' : 'opener_framed')
}

function largeOpener(photo: SourcePhoto, size: BookSize) {
  const layout = photo.width > photo.height ? 'opener_wide' : 'opener_tall'
  const fits = croppedShare(photo, layout, 0, size) <= OPENER_CROP_MAX && isSharp(photo, layout, size)
  return fits ? layout : undefined
}

export const isSharp = (photo: SourcePhoto, layout: LayoutId, size: BookSize) =>
  dpiOf(boxOf(required(slotsOf(layout)[0]), size, 0), photo) >= SHARP_DPI

/** The longest chapters, in order, each with the photo that introduces it. A place is introduced once. */
export function chaptersOf(
  photos: readonly SourcePhoto[],
  most: number,
  size: BookSize,
  shown: ReadonlySet<SourcePhoto> = new Set(),
): Chapter[] {
  const found = runsOf(photos.filter(({ is_dated }) => is_dated)).flatMap((run): Chapter[] => {
    const fitting = run.filter((photo) => !shown.has(photo) && photo.width <= OPENER_RATIO_MAX * photo.height)
    const large = fitting.filter((photo) => largeOpener(photo, size))
    // Without a place, its title is days, which need the room of a page.
    const [opener] = choosePhotos(large.length > 0 || !placeOf({ photos: run }) ? large : fitting, 1)
    return opener && run.length >= CHAPTER_PHOTOS_MIN ? [{ photos: run, opener }] : []
  })
  const places = new Set<string>()
  const longest = new Set(
    found
      .toSorted((a, b) => b.photos.length - a.photos.length)
      .filter((chapter) => {
        const place = placeOf(chapter)
        const isNew = !place || !places.has(place)
        if (place) places.add(place)
        return isNew
      })
      .slice(0, Math.max(0, most)),
  )
  return found.filter((chapter) => longest.has(chapter))
}

/** Where most of a chapter's named photos were taken first. */
export const placeOf = ({ photos }: Pick<Chapter, 'photos'>) => photos.find((photo) => photo.place)?.place ?? null

export type YearChapter = Chapter & { from: string; to: string }

/** The years of a book that spans several, each with its best photo. Years with few photos are in one chapter. */
export function yearsOf(photos: readonly SourcePhoto[], pages: number): YearChapter[] {
  const dated = photos.filter(({ is_dated }) => is_dated)
  const least = Math.max(YEAR_PHOTOS_MIN, dated.length / Math.max(1, pages * YEARS_SHARE))
  const groups: SourcePhoto[][] = []
  for (const photo of dated) {
    const group = groups.at(-1)
    const isNext = group && group.length >= least && yearOf(group.at(-1)) !== yearOf(photo)
    if (!group || isNext) groups.push([photo])
    else group.push(photo)
  }
  const last = groups.at(-1)
  if (last && groups.length > 1 && last.length < least) groups.splice(-2, 2, [...required(groups.at(-2)), ...last])
  if (groups.length < 2) return []
  return groups.map((group) => ({
    photos: group,
    opener: required(choosePhotos(group, 1)[0]),
    from: yearOf(group[0]),
    to: yearOf(group.at(-1)),
  }))
}

const yearOf = (photo: SourcePhoto | undefined) => photo?.at.slice(0, 4) ?? ''

/** Photos that fill two pages: wide and large enough, and with their subject beside the fold. */
export function panoramasAmong(photos: readonly SourcePhoto[], most: number, size: BookSize): SourcePhoto[] {
  const wide = (2 * trimSizes[size].width) / INCH_MM
  const fitting = photos.filter(
    (photo) =>
      photo.width >= wide * PANORAMA_DPI &&
      croppedShare(photo, 'panorama_left', 0, size) <= PANORAMA_CROP_MAX &&
      Math.abs((photo.focus?.x ?? 0) - 0.5) > NEAR_FOLD,
  )
  return choosePhotos(fitting, most)
}
