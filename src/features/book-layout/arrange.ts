import { required } from '#shared/required.ts'
import type { BookSize } from './book-layout.rules.ts'
import { boxOf } from './geometry.ts'
import { basicLayouts, slotsOf, type LayoutId, type PageLayoutId, type SlotArea } from './layouts.ts'
import type { SourcePhoto } from './sources.ts'

/** Layouts for automatic pages of photos. The others are for people who choose one themselves. */
const candidates = [
  ...(['full', 'one', 'one_caption', 'landscape', 'wide', 'portrait', 'portrait_side', 'quiet'] as const),
  ...(['pair_stagger', 'pair_large', 'two_down', 'pair_columns', 'pair_steps'] as const),
  ...(['three_tall', 'three_wide', 'three_portraits', 'three_landscapes', 'four', 'four_wide', 'five', 'six'] as const),
] satisfies PageLayoutId[]

/** A photo that loses more than this share to the crop may lose its subject. */
const CROP_MAX = 0.22
/** Costs are in shares of a photo that are cropped away. */
const CROPPED_TOO_MUCH = 4
const SAME_AS_BEFORE = 0.6
const SAME_AS_LATELY = 0.2
/** Two photos never lie as on the last page with two. */
const SAME_PAIR = 3
const MIXED_EVENTS = 0.7
const MIXED_CHAPTERS = 5
const SAME_COUNT = 0.15
const OFF_PACE = 0.06
const SMALL_FAVORITE = 0.25
/** Half of the page stays empty. */
const EMPTY = 0.9
/** A landscape in a slot for portraits is small. */
const SMALL_IN_SLOT = 1.5
const WIDER_MAX = 1.85
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
  const shape = shapeIn(area, photo, size)
  return area.snug && shape > 1 ? 0 : 1 - Math.min(shape, 1 / shape)
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
  { size, basicOnly, most, begun }: { size: BookSize; basicOnly: boolean; most: number; begun: ReadonlySet<string> },
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
        for (const option of options(state.placed, count)) {
          const cost = state.cost + option.cost + repetition(option, state) + OFF_PACE * Math.abs(placed - pace)
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

function repetition({ layout, photos }: Arranged, state: State): number {
  const { page, before } = state
  if (!page) return 0
  let pair: State | null = state
  while (pair?.page && pair.page.photos.length !== 2) pair = pair.before
  const lately = [before?.page, before?.before?.page].filter((one) => one?.layout === layout).length
  return (
    (page.layout === layout ? SAME_AS_BEFORE : 0) +
    (page.photos.length === photos.length ? SAME_COUNT : 0) +
    (pair?.page?.layout === layout ? SAME_PAIR : 0) +
    lately * SAME_AS_LATELY
  )
}

function photoSlotsOf(layout: LayoutId): number {
  return slotsOf(layout).filter(({ kind }) => kind === 'photo').length
}

/** The photos in the slots that crop them least, and what that costs. */
function optionOf(layout: PageLayoutId, photos: readonly SourcePhoto[], size: BookSize, more: number): Option {
  const left = [...photos]
  const placed: SourcePhoto[] = []
  let [worst, risky] = [0, 0]
  for (let slot = 0; slot < photos.length; slot++) {
    const [best] = left.toSorted((a, b) => croppedShare(a, layout, slot, size) - croppedShare(b, layout, slot, size))
    if (!best) break
    left.splice(left.indexOf(best), 1)
    placed.push(best)
    const cropped = croppedShare(best, layout, slot, size)
    worst = Math.max(worst, cropped)
    if (cropped > CROP_MAX) risky += cropped
  }
  const small = photos.filter(({ is_favorite }) => is_favorite).length * (photos.length > 1 ? SMALL_FAVORITE : 0)
  const isEmpty = layout === 'quiet' || layout === 'portrait_side'
  const spare = slotsOf(layout).filter((area, at) => area.snug && shapeIn(area, required(placed[at]), size) > WIDER_MAX)
  const favorite = isEmpty && photos.some(({ is_favorite }) => is_favorite) ? SMALL_FAVORITE : 0
  const cost = worst + CROPPED_TOO_MUCH * risky + small + favorite + more
  return { layout, photos: placed, cost: cost + (isEmpty ? EMPTY : 0) + spare.length * SMALL_IN_SLOT }
}
