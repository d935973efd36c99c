import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldsIn, oneOf, removeStored, storedValue, textIn, textsIn } from './stored-value.ts'

let storage: Record<string, string>

beforeEach(() => {
  storage = Object.create(null, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: { value: (key: string, text: string) => void (storage[key] = text) },
    removeItem: { value: (key: string) => void delete storage[key] },
  }) as Record<string, string>
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const theme = storedValue('theme', oneOf(['light', 'dark']))
const searches = storedValue('searches', textsIn)

test("a value is read as it was written, until it's removed", () => {
  expect(theme.read()).toBeUndefined()
  theme.write('dark')
  searches.write(['boat', 'Oma'])
  expect(storage).toEqual({ theme: 'dark', searches: '["boat","Oma"]' })
  expect([theme.read(), searches.read()]).toEqual(['dark', ['boat', 'Oma']])
  theme.remove()
  expect(theme.read()).toBeUndefined()
})

test('the values under a prefix are removed together', () => {
  Object.assign(storage, { 'own.a': '1', 'own.b': '2', other: '3' })
  removeStored('own.')
  expect(Object.keys(storage)).toEqual(['other'])
})

test('an unknown value or invalid JSON reads as undefined', () => {
  storage['theme'] = 'sepia'
  expect(theme.read()).toBeUndefined()
  storage['searches'] = '["boat", 3'
  expect(searches.read()).toEqual([])
  expect(fieldsIn(null)).toEqual({})
  expect(textIn(3)).toBeUndefined()
})

test('blocked storage reads as undefined and ignores writes', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  theme.write('dark')
  theme.remove()
  expect(theme.read()).toBeUndefined()
})
