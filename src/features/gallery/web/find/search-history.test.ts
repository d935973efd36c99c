import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, forgetSearches, keepSearch, readSearches } from './search-history.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('a search is saved once, at the top, per person and family, ten at most', () => {
  for (let n = 1; n <= 12; n++) keepSearch('ana', 'moreau', `search ${n}`)
  keepSearch('ana', 'moreau', 'SEARCH 5')
  keepSearch('ben', 'moreau', 'his own')
  const kept = readSearches('ana', 'moreau')
  expect(kept).toHaveLength(10)
  expect(kept.slice(0, 2)).toEqual(['SEARCH 5', 'search 12'])
  expect(kept).not.toContain('search 5')
  expect(readSearches('ana', 'other')).toEqual([])
  expect(forgetSearch('ana', 'moreau', 'search 12')).not.toContain('search 12')
  expect(readSearches('ana', 'moreau')).toHaveLength(9)
  forgetSearches('ana', 'moreau')
  expect(readSearches('ana', 'moreau')).toEqual([])
})

test('nothing is saved and nothing fails if storage is blocked or corrupt', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{"not": "a list"}',
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(keepSearch('ana', 'moreau', 'beach')).toEqual(['beach'])
  expect(readSearches('ana', 'moreau')).toEqual([])
})
