import { describe, expect, test } from 'vitest'
import { codeOfStep, newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/**
 * The secret of RFC 6238, appendix B: "12345678901234567890" in base 32. Its codes have eight digits there; ours are the
 * last six.
 */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('an authenticator code matches RFC 6238 at second %i', (second, code) => {
    expect(codeOfStep(RFC_SECRET, Math.floor(second / 30))).toBe(code)
  })

  test('an authenticator code may be half a minute early or late, and no more', () => {
    const now = new Date(1_234_567_890_000)
    const step = Math.floor(now.getTime() / 30_000)
    for (const drift of [-1, 0, 1])
      expect(stepOfCode(RFC_SECRET, codeOfStep(RFC_SECRET, step + drift), now)).toBe(step + drift)
    for (const drift of [-2, 2])
      expect(stepOfCode(RFC_SECRET, codeOfStep(RFC_SECRET, step + drift), now)).toBeUndefined()
  })

  test('an authenticator code is six digits; anything else is rejected', () => {
    const now = new Date(1_234_567_890_000)
    for (const text of ['éééééé', '００５９２４', '5924', ' 005924', '005924\n', '']) {
      expect(stepOfCode(RFC_SECRET, text, now), text).toBeUndefined()
    }
  })

  test('an authenticator secret has 160 bits, and the QR code contains it with the account', () => {
    const secret = newTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(totpUri(secret, 'ada@example.org'))
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Hearthbook:ada%40example.org\?/)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      ...{ secret, issuer: 'Hearthbook', algorithm: 'SHA1', digits: '6', period: '30' },
    })
  })
})
