import { beforeEach, expect, test, vi } from 'vitest'
import { deleteSearch, clearSearches, saveSearch, readSearches } from './search-history.ts'

beforeEach(() => {
  const saved = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  })
})

test('a search is saved once, at the top, per person and family, ten at most', () => {
  for (let n = 1; n <= 12; n++) saveSearch('ana', 'moreau', `search ${n}`)
  saveSearch('ana', 'moreau', 'SEARCH 5')
  saveSearch('ben', 'moreau', 'his own')
  const saved = readSearches('ana', 'moreau')
  expect(saved).toHaveLength(10)
  expect(saved.slice(0, 2)).toEqual(['SEARCH 5', 'search 12'])
  expect(saved).not.toContain('search 5')
  expect(readSearches('ana', 'other')).toEqual([])
  expect(deleteSearch('ana', 'moreau', 'search 12')).not.toContain('search 12')
  expect(readSearches('ana', 'moreau')).toHaveLength(9)
  clearSearches('ana', 'moreau')
  expect(readSearches('ana', 'moreau')).toEqual([])
})

test('nothing is saved and nothing fails if storage is blocked or corrupt', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{"not": "a list"}',
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(saveSearch('ana', 'moreau', 'beach')).toEqual(['beach'])
  expect(readSearches('ana', 'moreau')).toEqual([])
})
