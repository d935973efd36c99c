import { expect, test } from 'vitest'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { withChangedPhoto, withNewPhotos, withoutCovered, withoutPhoto } from './changed-pages.ts'
import { allPhotos, type PhotoPages } from './gallery-pages.ts'

const photo = (id: string, sort_at: string) => ({ id, sort_at, is_favorite: false }) as PhotoListed
const names = (pages: PhotoPages) => allPhotos(pages).map((one) => one.id)

const twoPages: PhotoPages = {
  pageParams: [undefined, 'next'],
  pages: [
    {
      photos: [photo('today', '2025-05-03T10:00:00'), photo('may', '2025-05-01T10:00:00')],
      next_cursor: 'next',
      previous_cursor: null,
      month_offset: 0,
      total: 9,
      is_total_exact: true,
    },
    {
      photos: [photo('april', '2025-04-01T10:00:00'), photo('march', '2025-03-01T10:00:00')],
      next_cursor: 'more',
      previous_cursor: 'today',
      month_offset: 0,
      total: 9,
      is_total_exact: true,
    },
  ],
}

test('new photos are inserted at their positions, and the total is updated', () => {
  const pages = withNewPhotos(
    twoPages,
    [photo('easter', '2025-04-20T10:00:00'), photo('now', '2025-05-04T10:00:00')],
    11,
  )
  expect(names(pages)).toEqual(['now', 'today', 'may', 'easter', 'april', 'march'])
  expect(pages.pages.map((page) => page.total)).toEqual([11, 11])
})

test('photos that a new stack covers leave the list, and its top photo gets the number', () => {
  const added = (id: string, second: number, stack_size = 0) =>
    ({ ...photo(id, '2025-05-03T10:00:00'), created_at: `2025-06-01T00:00:0${second}Z`, stack_size }) as PhotoListed
  const [page] = twoPages.pages
  const before = {
    pageParams: [undefined],
    pages: [{ ...page!, photos: [added('later', 9), added('c', 3), added('b', 2), added('a', 1)] }],
  }
  const newest = { ...page!, photos: [added('c', 3, 2), added('a', 1)] }
  const after = withoutCovered(before, newest)
  // A photo that was added after the answer stays, and so do those that are older than it.
  expect(allPhotos(after).map(({ id, stack_size }) => [id, stack_size])).toEqual([
    ['later', 0],
    ['c', 2],
    ['a', 0],
  ])
  expect(names(withoutCovered(before, { ...page!, photos: [added('c', 3)] }))).toEqual(['later', 'c', 'b', 'a'])
})

test('a scan from 1987 is left out until its page loads, unless the last page is loaded', () => {
  const scan = photo('scan', '1987-06-01T00:00:00')
  expect(names(withNewPhotos(twoPages, [scan], 10))).not.toContain('scan')
  const whole = {
    ...twoPages,
    pages: twoPages.pages.map((page, i) => (i === 1 ? { ...page, next_cursor: null } : page)),
  }
  expect(names(withNewPhotos(whole, [scan], 10)).at(-1)).toBe('scan')
})

test('the first photo of an empty family is added', () => {
  const empty: PhotoPages = {
    pageParams: [undefined],
    pages: [
      { photos: [], next_cursor: null, previous_cursor: null, month_offset: null, total: 0, is_total_exact: true },
    ],
  }
  expect(names(withNewPhotos(empty, [photo('first', '2025-05-03T10:00:00')], 1))).toEqual(['first'])
})

test("a photo that's already listed isn't added twice", () => {
  expect(withNewPhotos(twoPages, [photo('may', '2025-05-01T10:00:00')], 9)).toBe(twoPages)
})

test('a favorite is updated in place, and deleting a photo decreases the total', () => {
  expect(allPhotos(withChangedPhoto(twoPages, 'april', { is_favorite: true }))[2]!.is_favorite).toBe(true)
  const without = withoutPhoto(twoPages, 'may')
  expect(names(without)).toEqual(['today', 'april', 'march'])
  expect(without.pages[0]!.total).toBe(8)
})
