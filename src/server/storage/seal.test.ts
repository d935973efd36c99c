import { expect, test } from 'vitest'
import { deriveKey } from '#server/derive-key.ts'
import { seal, SealBroken, unseal } from './seal.ts'

const SECRET = 'a secret of at least thirty-two characters'

test('a code in a waiting job can be decrypted by us, but not read in the table', () => {
  const payload = JSON.stringify({ code: '123456', to: 'grandma@example.org', name: 'Zoë 👵' })
  const sealed = seal(SECRET, payload)
  expect(unseal(SECRET, sealed)).toBe(payload)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('123456')
  expect(seal(SECRET, payload)).not.toBe(sealed)
  expect(unseal(SECRET, seal(SECRET, ''))).toBe('')
})

test("an encrypted text that was changed, or encrypted with another secret, can't be decrypted", () => {
  const sealed = seal(SECRET, '123456')
  for (let place = 0; place < sealed.length; place++) {
    for (const sign of 'AZaz09-_+=') {
      if (sealed[place] === sign) continue
      expect(() => unseal(SECRET, sealed.slice(0, place) + sign + sealed.slice(place + 1))).toThrow(SealBroken)
    }
    expect(() => unseal(SECRET, sealed.slice(0, place))).toThrow(SealBroken)
  }
  expect(() => unseal('another secret of thirty-two characters', sealed)).toThrow(SealBroken)
})

test('each purpose has its own key', () => {
  expect(deriveKey(SECRET, 'one')).toHaveLength(32)
  expect(deriveKey(SECRET, 'one')).toEqual(deriveKey(SECRET, 'one'))
  expect(deriveKey(SECRET, 'one')).not.toEqual(deriveKey(SECRET, 'two'))
})
