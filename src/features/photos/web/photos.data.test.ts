import { expect, test } from 'vitest'
import { galleryOptions } from './photos.data.ts'

type Pages = { pages: { photos: { id: string; small_url: string }[] }[]; pageParams: unknown[] }

const share = galleryOptions('family', {}).structuralSharing as unknown as (before: unknown, now: unknown) => Pages
const page = (...ids: string[]) => ({ photos: ids.map((id) => ({ id, small_url: `/${id}` })) })

test("photos don't re-render when a long gallery drops its first page to load another", () => {
  const before: Pages = { pages: [page('a', 'b'), page('c', 'd')], pageParams: [1, 2] }
  const now: Pages = { pages: [before.pages[1]!, page('e', 'f')], pageParams: [2, 3] }
  expect(share(before, now).pages[0]!.photos[0]).toBe(before.pages[1]!.photos[0])
  expect(share(before, now)).toEqual(now)
})

test('after a refetch, only changed photos re-render', () => {
  const before: Pages = { pages: [page('a', 'b')], pageParams: [1] }
  const now: Pages = { pages: [page('a', 'changed')], pageParams: [1] }
  const shared = share(before, now)
  expect(shared.pages[0]!.photos[0]).toBe(before.pages[0]!.photos[0])
  expect(shared).toEqual(now)
})
