import { required } from '#shared/required.ts'
import type { SourcePhoto } from './sources.ts'

/** Photos this close to the previous one belong to the same burst. */
const BURST_SECONDS = 60

/** Local time in seconds; only differences are meaningful. */
function secondsOf(at: string): number {
  return Date.parse(`${at.slice(0, 19)}Z`) / 1000
}

/** Favorites and milestones first, then photos with a description, then large ones. */
function scoreOf({ is_favorite, milestone_id, description, width, height }: SourcePhoto): number {
  const pixels = Math.min(1, (width * height) / 12_000_000)
  return (is_favorite ? 8 : 0) + (milestone_id ? 4 : 0) + (description ? 2 : 0) + pixels
}

function better(a: SourcePhoto, b: SourcePhoto): SourcePhoto {
  const by = scoreOf(b) - scoreOf(a)
  return by > 0 || (by === 0 && b.id < a.id) ? b : a
}

export function inOrder(photos: readonly SourcePhoto[]): SourcePhoto[] {
  return photos.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1))
}

/** Whether two photos belong to one burst. */
export function isSameMoment(a: SourcePhoto, b: SourcePhoto): boolean {
  return a.is_dated && b.is_dated && Math.abs(secondsOf(a.at) - secondsOf(b.at)) <= BURST_SECONDS
}

/** The best photo of each burst, in chronological order. All favorites stay. */
export function withoutNearDuplicates(photos: readonly SourcePhoto[]): SourcePhoto[] {
  const best: SourcePhoto[] = []
  let before = Number.NEGATIVE_INFINITY
  for (const photo of inOrder(photos)) {
    const now = secondsOf(photo.at)
    const last = best.at(-1)
    const isSame = last && photo.is_dated && last.is_dated && now - before <= BURST_SECONDS
    if (!isSame || (last.is_favorite && photo.is_favorite)) best.push(photo)
    else best[best.length - 1] = better(last, photo)
    before = now
  }
  return best
}

/**
 * Picks `wanted` photos spread over time. The period is divided into that many parts, weighted half by time and half by
 * number of photos, and each part contributes its best photo. Parts without photos leave room for the best of the rest.
 */
export function choosePhotos(photos: readonly SourcePhoto[], wanted: number): SourcePhoto[] {
  const all = withoutNearDuplicates(photos)
  if (all.length <= wanted) return all
  if (wanted <= 0) return []
  const [first, last] = [secondsOf(required(all[0]).at), secondsOf(required(all.at(-1)).at)]
  const span = Math.max(1, last - first)
  const best = new Map<number, SourcePhoto>()
  all.forEach((photo, rank) => {
    const place = 0.5 * (rank / all.length) + 0.5 * ((secondsOf(photo.at) - first) / span)
    const part = Math.min(wanted - 1, Math.floor(place * wanted))
    const present = best.get(part)
    best.set(part, present ? better(present, photo) : photo)
  })
  const chosen = new Set(best.values())
  const rest = all.filter((photo) => !chosen.has(photo)).toSorted((a, b) => (better(a, b) === a ? -1 : 1))
  for (const photo of rest.slice(0, wanted - chosen.size)) chosen.add(photo)
  // A favorite is never left out in favor of an unmarked photo.
  const left = rest.filter((photo) => !chosen.has(photo) && photo.is_favorite)
  const plain = [...chosen].filter(({ is_favorite, milestone_id }) => !is_favorite && !milestone_id)
  plain
    .toSorted((a, b) => scoreOf(a) - scoreOf(b))
    .slice(0, left.length)
    .forEach((photo, i) => {
      chosen.delete(photo)
      chosen.add(required(left[i]))
    })
  return inOrder([...chosen])
}

const EVENT_GAP_SECONDS = 6 * 3600

/** Groups photos taken without a long break, or on the same day at the same place. */
export function eventsOf(photos: readonly SourcePhoto[]): SourcePhoto[][] {
  const events: SourcePhoto[][] = []
  for (const photo of photos) {
    const event = events.at(-1)
    const last = event?.at(-1)
    const isNear = last && secondsOf(photo.at) - secondsOf(last.at) <= EVENT_GAP_SECONDS
    const isSameDay = last?.at.slice(0, 10) === photo.at.slice(0, 10) && last.place === photo.place
    if (event && (isNear || isSameDay)) event.push(photo)
    else events.push([photo])
  }
  return events
}
