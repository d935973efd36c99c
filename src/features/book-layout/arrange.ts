import { required } from '#shared/required.ts'
import { SHARP_DPI, trimSizes, type BookSize } from './book-layout.rules.ts'
import { boxesOf, boxOf, dpiOf, type Box } from './geometry.ts'
import { basicLayouts, slotsOf, type LayoutId, type PageLayoutId, type SlotArea } from './layouts.ts'
import { photoSlot } from './photo-slot.ts'
import type { SourcePhoto } from './sources.ts'

/** Layouts for automatic pages of photos. The others are for people who choose one themselves. */
const candidates = [
  ...(['full', 'bleed_wide', 'bleed_tall', 'framed', 'quiet'] as const),
  ...(['pair_beside', 'pair_over'] as const),
  ...(['trio_tall', 'trio_tall_last', 'trio_wide', 'trio_wide_last'] as const),
  ...(['quartet', 'quartet_wide', 'quintet', 'sextet'] as const),
] satisfies PageLayoutId[]

/** A photo that loses more than this share to the crop may lose its subject. */
const CROP_MAX = 0.12
/** Costs are in shares of a photo that are cropped away. */
const CROPPED_TOO_MUCH = 4
const SAME_AS_BEFORE = 0.6
const SAME_AS_LATELY = 0.2
/** Two photos rather don't lie as on the last page with two. */
const SAME_PAIR = 0.3
const MIXED_EVENTS = 0.7
const MIXED_CHAPTERS = 5
const SAME_COUNT = 0.15
const OFF_PACE = 0.06
const SMALL_FAVORITE = 0.25
/** Photos cover at least this share of a page, and each of them this share. */
const COVERED_MIN = 0.42
const UNCOVERED = 3.5
const PHOTO_MIN = 0.055
const SMALL = 8
/** A page with space around one small photo, after a full one. */
const QUIET = 0.5
/** A photo up to the edge of the page comes every few pages. */
const BLEED_PAGES_MIN = 3
const BLEED_PAGES_MAX = 5
const BLEED_TOO_SOON = 0.8
const BLEED_DUE = 0.3
const UNCAPTIONED = 0.5
/** A photo that looks soft in print, for each halving of its pixels. */
const SOFT = 1.2
/** Photos of a page are together at least this share of it wide, and one up to its edge as high. */
const ACROSS_MIN = 0.6
const NARROW = 7
/** Arrangements that are compared at each page, for each number of photos placed. */
const BEAM = 3
const PACE_MAX = 8

export type Arranged = { layout: PageLayoutId; photos: SourcePhoto[] }
type Option = Arranged & { cost: number }
type State = { placed: number; cost: number; page: Option | null; before: State | null }

/** The share of a photo that a slot of the layout doesn't show. */
export function croppedShare(photo: SourcePhoto, layout: LayoutId, slot: number, size: BookSize): number {
  const area = slotsOf(layout)[slot]
  if (!area) return 1
  return area.fit || area.whole || (area.snug && shapeIn(area, photo, size) > 1) ? 0 : misfit(area, photo, size)
}

function misfit(area: SlotArea, photo: SourcePhoto, size: BookSize): number {
  const shape = shapeIn(area, photo, size)
  return 1 - Math.min(shape, 1 / shape)
}

/** Width by height of a photo, as a multiple of its slot's. */
function shapeIn(area: SlotArea, photo: SourcePhoto, size: BookSize): number {
  const box = boxOf(area, size)
  return photo.width / photo.height / (box.width / box.height)
}

/**
 * Places all photos, in order, on exactly `pages` pages. It prefers layouts that crop little, differ from the pages before
 * and keep an event together. A photo in
 * `begun` begins a page.
 */
export function arrange(
  events: readonly SourcePhoto[][],
  pages: number,
  {
    size,
    basicOnly,
    most,
    begun,
  }: { size: BookSize; basicOnly: boolean; most: number; begun: Pick<ReadonlySet<string>, 'has'> },
): Arranged[] {
  const photos = events.flat()
  const eventOf = new Map(events.flatMap((event, index) => event.map(({ id }) => [id, index] as const)))
  const known = candidates.filter((layout) => !basicOnly || basicLayouts.has(layout))
  const optionsAt = (from: number, count: number): Option[] => {
    const shown = photos.slice(from, from + count)
    const mixed = new Set(shown.map(({ id }) => eventOf.get(id))).size
    const isMixed = shown.slice(1).some(({ id }) => begun.has(id))
    return known
      .filter((layout) => photoSlotsOf(layout) === count)
      .map((layout) => optionOf(layout, shown, size, MIXED_EVENTS * (mixed - 1) + (isMixed ? MIXED_CHAPTERS : 0)))
  }
  const memory = new Map<string, Option[]>()
  const options = (from: number, count: number) => {
    const key = `${from} ${count}`
    const found = memory.get(key) ?? optionsAt(from, count)
    memory.set(key, found)
    return found
  }
  let states: State[] = [{ placed: 0, cost: 0, page: null, before: null }]
  for (let page = 1; page <= pages; page++) {
    const pace = (page * photos.length) / pages
    const next = new Map<number, State[]>()
    for (const state of states) {
      for (let count = 1; count <= most; count++) {
        const placed = state.placed + count
        const left = photos.length - placed
        if (left < pages - page || left > (pages - page) * most || Math.abs(placed - pace) > PACE_MAX) continue
        const isFirst = begun.has(required(photos[state.placed]).id)
        for (const option of options(state.placed, count)) {
          const cost =
            state.cost + option.cost + repetition(option, state, isFirst) + OFF_PACE * Math.abs(placed - pace)
          next.set(placed, [...(next.get(placed) ?? []), { placed, cost, page: option, before: state }])
        }
      }
    }
    states = [...next.values()].flatMap((all) => all.toSorted((a, b) => a.cost - b.cost).slice(0, BEAM))
  }
  return pathTo(states.toSorted((a, b) => a.cost - b.cost)[0])
}

function pathTo(last: State | undefined): Arranged[] {
  const pages: Arranged[] = []
  for (let state: State | null = last ?? null; state?.page; state = state.before) pages.unshift(state.page)
  return pages
}

/** What's like the pages before. The first page of a chapter follows a photo up to the edge. */
function repetition({ layout, photos }: Arranged, state: State, isFirst: boolean): number {
  const { page, before } = state
  if (!page) return 0
  let pair: State | null = state
  while (pair?.page && pair.page.photos.length !== 2) pair = pair.before
  const lately = [before?.page, before?.before?.page].filter((one) => one?.layout === layout).length
  return (
    (isFirst ? (isBleed(layout) || isBleed(page.layout) ? BLEED_TOO_SOON : 0) : bleedCost(layout, state)) +
    (page.layout === layout ? SAME_AS_BEFORE : 0) +
    (page.photos.length === photos.length ? SAME_COUNT : 0) +
    (pair?.page?.layout === layout ? SAME_PAIR : 0) +
    lately * SAME_AS_LATELY
  )
}

function bleedCost(layout: PageLayoutId, state: State): number {
  let [pages, last]: [number, State | null] = [0, state]
  for (; last?.page && !isBleed(last.page.layout); last = last.before) pages++
  if (isBleed(layout)) return last?.page && pages < BLEED_PAGES_MIN ? BLEED_TOO_SOON : -BLEED_DUE
  return pages >= BLEED_PAGES_MAX ? BLEED_DUE : 0
}

export const isBleed = (layout: LayoutId) => slotsOf(layout).some(({ edge }) => edge)

function photoSlotsOf(layout: LayoutId): number {
  return slotsOf(layout).filter(({ kind }) => kind === 'photo').length
}

/** The photos in the slots that crop them least, and what that costs. */
function optionOf(layout: PageLayoutId, photos: readonly SourcePhoto[], size: BookSize, more: number): Option {
  const left = [...photos]
  const placed: SourcePhoto[] = []
  let [worst, risky] = [0, 0]
  for (let slot = 0; slot < photos.length; slot++) {
    const area = required(slotsOf(layout)[slot])
    const [best] = left.toSorted((a, b) => misfit(area, a, size) - misfit(area, b, size))
    if (!best) break
    left.splice(left.indexOf(best), 1)
    placed.push(best)
    const cropped = croppedShare(best, layout, slot, size)
    worst = Math.max(worst, cropped)
    if (cropped > CROP_MAX) risky += cropped
  }
  const favorites = photos.filter(({ is_favorite }) => is_favorite).length
  const small = photos.length > 1 || layout === 'quiet' ? favorites * SMALL_FAVORITE : 0
  const untold = photoSlotsOf(layout) === slotsOf(layout).length ? photos.filter(({ description }) => description) : []
  const boxes = boxesIn(layout, placed, size)
  const { width, height } = trimSizes[size]
  const shares = boxes.map((box) => (box.width * box.height) / (width * height))
  const soft = placed.map((photo, at) => Math.max(0, Math.log2(SHARP_DPI / dpiOf(required(boxes[at]), photo))))
  const [from, until] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map((box) => box.x + box.width))]
  const across =
    placed.length > 1 ? (until - from) / width : layout === 'bleed_wide' ? required(boxes[0]).height / height : 1
  // A photo with few pixels is smaller than its page.
  const isSmall = layout === 'framed' && dpiOf(required(boxes[0]), required(placed[0])) <= SHARP_DPI + 1
  const uncovered = layout === 'quiet' || isSmall ? QUIET : UNCOVERED * Math.max(0, COVERED_MIN - sum(shares))
  const tiny = isSmall ? 0 : SMALL * sum(shares.map((share) => Math.max(0, PHOTO_MIN - share)))
  const cost = worst + CROPPED_TOO_MUCH * risky + small + UNCAPTIONED * untold.length + uncovered + tiny
  return { layout, photos: placed, cost: cost + SOFT * sum(soft) + NARROW * Math.max(0, ACROSS_MIN - across) + more }
}

function boxesIn(layout: LayoutId, photos: readonly SourcePhoto[], size: BookSize): Box[] {
  const pictures = new Map(photos.map((photo) => [photo.id, photo]))
  return boxesOf({ layout, slots: photos.map(photoSlot) }, pictures, size, 0).slice(0, photos.length)
}

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
