import { expect, test } from 'vitest'
import { deriveKey } from '#server/derive-key.ts'
import { encrypt, DecryptionFailed, decrypt } from './encrypt.ts'

const SECRET = 'a secret of at least thirty-two characters'

test('a code in a waiting job can be decrypted by us, but not read in the table', () => {
  const payload = JSON.stringify({ code: '123456', to: 'grandma@example.org', name: 'Zoë 👵' })
  const encrypted = encrypt(SECRET, payload)
  expect(decrypt(SECRET, encrypted)).toBe(payload)
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('123456')
  expect(encrypt(SECRET, payload)).not.toBe(encrypted)
  expect(decrypt(SECRET, encrypt(SECRET, ''))).toBe('')
})

test("an encrypted text that was changed, or encrypted with another secret, can't be decrypted", () => {
  const encrypted = encrypt(SECRET, '123456')
  for (let index = 0; index < encrypted.length; index++) {
    for (const sign of 'AZaz09-_+=') {
      if (encrypted[index] === sign) continue
      expect(() => decrypt(SECRET, encrypted.slice(0, index) + sign + encrypted.slice(index + 1))).toThrow(
        DecryptionFailed,
      )
    }
    expect(() => decrypt(SECRET, encrypted.slice(0, index))).toThrow(DecryptionFailed)
  }
  expect(() => decrypt('another secret of thirty-two characters', encrypted)).toThrow(DecryptionFailed)
})

test('each purpose has its own key', () => {
  expect(deriveKey(SECRET, 'one')).toHaveLength(32)
  expect(deriveKey(SECRET, 'one')).toEqual(deriveKey(SECRET, 'one'))
  expect(deriveKey(SECRET, 'one')).not.toEqual(deriveKey(SECRET, 'two'))
})
