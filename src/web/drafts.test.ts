import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, readDraft, writeDraft } from './drafts.ts'
import { DRAFTS, clearOwnStorage, setDraftOwner, OWN } from './own-storage.ts'

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
  setDraftOwner('ana')
})
afterEach(() => vi.unstubAllGlobals())

test("a draft is restored when the form is opened again, and deleted once it's saved", () => {
  writeDraft('photo.1', words)
  expect(readDraft('photo.1')).toEqual(words)
  expect(readDraft('photo.2')).toBeUndefined()
  deleteDraft('photo.1')
  expect(readDraft('photo.1')).toBeUndefined()
})

test("a draft isn't shown to another user of the same browser", () => {
  writeDraft('photo.1', words)
  setDraftOwner('ben')
  expect(readDraft('photo.1')).toBeUndefined()
  setDraftOwner('ana')
  expect(readDraft('photo.1')).toEqual(words)
})

test('no drafts are stored for visitors, or for users who turned them off', () => {
  setDraftOwner(undefined)
  writeDraft('photo.1', words)
  expect(Object.keys(storage)).toEqual([])
  expect(readDraft('photo.1')).toBeUndefined()
})

test('signing out deletes all drafts and nothing else', () => {
  storage['hearthbook.commands'] = '["upload"]'
  storage[`${OWN}searches`] = '["boat"]'
  writeDraft('photo.1', words)
  writeDraft('child.new', { first_name: 'Mia' })
  clearOwnStorage(DRAFTS)
  expect(Object.keys(storage)).toEqual(['hearthbook.commands', `${OWN}searches`])
  clearOwnStorage()
  expect(Object.keys(storage)).toEqual(['hearthbook.commands'])
})

test('a draft is deleted after two weeks', () => {
  writeDraft('photo.1', words, Date.now() - 13 * DAY_MS)
  expect(readDraft('photo.1')).toEqual(words)
  writeDraft('photo.1', words, Date.now() - 15 * DAY_MS)
  expect(readDraft('photo.1')).toBeUndefined()
})

test('full, blocked or corrupt storage causes no errors', () => {
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
  deleteDraft('photo.1')
  expect(readDraft('photo.1')).toBeUndefined()
})
