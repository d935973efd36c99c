import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { compareTimes } from '#shared/compare-times.ts'
import { allPhotos, type PhotoPage, type PhotoPages } from './gallery-pages.ts'

/**
 * Inserts new photos at their positions. Photos that are older or newer than all loaded ones are left out: they'll load with
 * their own page.
 */
export function withNewPhotos(pages: PhotoPages, arrived: readonly PhotoListed[], total: number): PhotoPages {
  const known = new Set(allPhotos(pages).map((photo) => photo.id))
  const newest = pages.pages[0]?.previous_cursor ? pages.pages[0].photos[0] : undefined
  const fresh = arrived
    .filter((photo) => !known.has(photo.id) && !(newest && newestFirst(photo, newest) < 0))
    .toSorted(newestFirst)
  if (fresh.length === 0) return pages
  const lastIndex = pages.pages.length - 1
  let next = 0
  const changed = pages.pages.map((page, index) => {
    const end = page.photos.at(-1)
    const takesAll = index === lastIndex && page.next_cursor === null
    const from = next
    const after = fresh.findIndex((photo, at) => at >= from && !takesAll && !(end && newestFirst(photo, end) < 0))
    next = after === -1 ? fresh.length : after
    const taken = fresh.slice(from, next)
    return { ...page, total, photos: taken.length ? [...page.photos, ...taken].toSorted(newestFirst) : page.photos }
  })
  return { ...pages, pages: changed }
}

/** Without those that the latest photos would have if they hadn't left the timeline, such as those that a new stack covers. */
export function withoutCovered(pages: PhotoPages, { photos: newest, next_cursor }: PhotoPage): PhotoPages {
  const sizes = new Map(newest.map(({ id, stack_size }) => [id, stack_size]))
  const [to = '', from] = [newest[0]?.created_at, next_cursor ? newest.at(-1)?.created_at : undefined]
  const isLeft = ({ id, created_at }: PhotoListed) =>
    compareTimes(created_at, to) <= 0 && (!from || compareTimes(created_at, from) > 0) && !sizes.has(id)
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      photos: page.photos
        .filter((photo) => !isLeft(photo))
        .map((photo) => {
          const stack_size = sizes.get(photo.id) ?? photo.stack_size
          return stack_size === photo.stack_size ? photo : { ...photo, stack_size }
        }),
    })),
  }
}

/** Moves a photo whose time changed to its new position. */
export function withChangedPhoto(pages: PhotoPages, id: string, change: Partial<PhotoListed>): PhotoPages {
  const before = allPhotos(pages).find((photo) => photo.id === id)
  if (!before) return pages
  const changed = { ...before, ...change }
  if (changed.sort_at !== before.sort_at)
    return withNewPhotos(withoutPhoto(pages, id), [changed], pages.pages.at(-1)?.total ?? 0)
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.photos.includes(before)
        ? { ...page, photos: page.photos.map((photo) => (photo === before ? changed : photo)) }
        : page,
    ),
  }
}

/** Removes a photo, and decreases the exact total if it was loaded. */
export function withoutPhoto(pages: PhotoPages, id: string): PhotoPages {
  const was = allPhotos(pages).some((photo) => photo.id === id)
  if (!was) return pages
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      total: page.is_total_exact ? page.total - 1 : page.total,
      photos: page.photos.filter((photo) => photo.id !== id),
    })),
  }
}

/** The gallery's order: by local time and ID, both descending. */
function newestFirst(a: PhotoListed, b: PhotoListed): number {
  if (a.sort_at !== b.sort_at) return a.sort_at < b.sort_at ? 1 : -1
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1
}
