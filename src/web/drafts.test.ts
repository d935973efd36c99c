import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'
import { DRAFTS, forgetOwn, keepDraftsOf, OWN } from './own-storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const words = { description: 'At the lake\nwith Oma 🐟' }
let storage: Record<string, string>

beforeEach(() => {
  storage = Object.create(null, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: { value: (key: string, text: string) => void (storage[key] = text) },
    removeItem: { value: (key: string) => void delete storage[key] },
  }) as Record<string, string>
  vi.stubGlobal('localStorage', storage)
  keepDraftsOf('ana')
})
afterEach(() => vi.unstubAllGlobals())

test('what somebody began to write is there when they come back, and gone once it is saved', () => {
  writeDraft('photo.1', words)
  expect(readDraft('photo.1')).toEqual(words)
  expect(readDraft('photo.2')).toBeUndefined()
  forgetDraft('photo.1')
  expect(readDraft('photo.1')).toBeUndefined()
})

test('nobody finds what another wrote at the same screen', () => {
  writeDraft('photo.1', words)
  keepDraftsOf('ben')
  expect(readDraft('photo.1')).toBeUndefined()
  keepDraftsOf('ana')
  expect(readDraft('photo.1')).toEqual(words)
})

test('nothing is kept of a visitor, nor of somebody who does not want it', () => {
  keepDraftsOf(undefined)
  writeDraft('photo.1', words)
  expect(Object.keys(storage)).toEqual([])
  expect(readDraft('photo.1')).toBeUndefined()
})

test('signing out forgets all of it and nothing else', () => {
  storage['hearthbook.commands'] = '["upload"]'
  storage[`${OWN}searches`] = '["boat"]'
  writeDraft('photo.1', words)
  writeDraft('child.new', { first_name: 'Mia' })
  forgetOwn(DRAFTS)
  expect(Object.keys(storage)).toEqual(['hearthbook.commands', `${OWN}searches`])
  forgetOwn()
  expect(Object.keys(storage)).toEqual(['hearthbook.commands'])
})

test('what nobody came back to for two weeks is forgotten', () => {
  writeDraft('photo.1', words, Date.now() - 13 * DAY_MS)
  expect(readDraft('photo.1')).toEqual(words)
  writeDraft('photo.1', words, Date.now() - 15 * DAY_MS)
  expect(readDraft('photo.1')).toBeUndefined()
})

test('a storage that is full, forbidden or full of nonsense harms nothing', () => {
  storage['hearthbook.own.draft.ana.photo.1'] = '{"at":'
  expect(readDraft('photo.1')).toBeUndefined()
  storage['hearthbook.own.draft.ana.photo.1'] = JSON.stringify({
    at: Date.now(),
    fields: { description: { no: 'text' } },
  })
  expect(readDraft('photo.1')).toEqual({})
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  writeDraft('photo.1', words)
  forgetDraft('photo.1')
  expect(readDraft('photo.1')).toBeUndefined()
})
