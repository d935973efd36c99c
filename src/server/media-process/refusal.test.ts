import { expect, test } from 'vitest'
import { asVerdict, Refusal } from './refusal.ts'

test("a file that exceeds libheif's limits is refused, and running out of memory is not the file's fault", () => {
  const beyond = new Error('heif: Memory allocation error: Security limit exceeded: iloc box contains 29805 items')
  expect(asVerdict(beyond)).toBeInstanceOf(Refusal)
  for (const words of ['Memory allocation error', 'out of memory', 'Array buffer allocation failed']) {
    const lack = new Error(words)
    expect(asVerdict(lack)).toBe(lack)
  }
})
