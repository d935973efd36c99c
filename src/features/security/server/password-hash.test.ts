import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

// The other tests hash passwords with minimal costs.
vi.unmock('./password-costs.ts')

test('checking a password costs what OWASP recommends, even if the account has none', async () => {
  const storedHash = await hashPassword('herons over the quiet lake')
  expect(storedHash).toMatch(/^scrypt\$15\$8\$3\$/)
  expect(await isPassword('herons over the quiet lake', storedHash)).toBe(true)
  const processorMs = async (guess: Promise<boolean>, before = process.cpuUsage()) => {
    expect(await guess).toBe(false)
    return process.cpuUsage(before).user / 1000
  }
  const wrong = await processorMs(isPassword('herons over the loud lake', storedHash))
  const nobodys = await processorMs(isPassword('herons over the quiet lake', undefined))
  expect(wrong).toBeGreaterThan(50)
  expect(nobodys).toBeGreaterThan(wrong / 2)
})
