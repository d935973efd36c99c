import { required } from '#shared/required.ts'
import { croppedShare } from './arrange.ts'
import { choosePhotos } from './choose.ts'
import { trimSizes, type BookSize } from './book-layout.rules.ts'
import type { SourcePhoto } from './sources.ts'

/** A chapter with fewer photos has no page that introduces it. */
const CHAPTER_PHOTOS_MIN = 6
const DAY_MS = 24 * 60 * 60_000
const CHAPTER_GAP_DAYS = 4
const OPENER_CROP_MAX = 0.18
const openers = ['opener', 'opener_half', 'opener_portrait'] as const
const PANORAMA_CROP_MAX = 0.2
const PANORAMA_DPI = 130
/** A subject this close to the fold, as a share of the spread, would be in it. */
const NEAR_FOLD = 0.06

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

/** The layout that crops the photo least. */
export function openerFor(photo: SourcePhoto, size: BookSize): (typeof openers)[number] {
  const [best] = openers.toSorted((a, b) => croppedShare(photo, a, 0, size) - croppedShare(photo, b, 0, size))
  return required(best)
}

/** The longest chapters, in order, each with the photo that introduces it. */
export function chaptersOf(photos: readonly SourcePhoto[], most: number, size: BookSize): Chapter[] {
  const cropped = (photo: SourcePhoto) => croppedShare(photo, openerFor(photo, size), 0, size)
  const found = runsOf(photos.filter(({ is_dated }) => is_dated)).flatMap((run): Chapter[] => {
    const [opener] = choosePhotos(
      run.filter((photo) => cropped(photo) <= OPENER_CROP_MAX),
      1,
    )
    return opener && run.length >= CHAPTER_PHOTOS_MIN ? [{ photos: run, opener }] : []
  })
  const longest = new Set(found.toSorted((a, b) => b.photos.length - a.photos.length).slice(0, Math.max(0, most)))
  return found.filter((chapter) => longest.has(chapter))
}

/** Photos that fill two pages: wide and large enough, and with their subject beside the fold. */
export function panoramasAmong(photos: readonly SourcePhoto[], most: number, size: BookSize): SourcePhoto[] {
  const wide = (2 * trimSizes[size].width) / 25.4
  const fitting = photos.filter(
    (photo) =>
      photo.width >= wide * PANORAMA_DPI &&
      croppedShare(photo, 'panorama_left', 0, size) <= PANORAMA_CROP_MAX &&
      Math.abs((photo.focus?.x ?? 0) - 0.5) > NEAR_FOLD,
  )
  return choosePhotos(fitting, most)
}
