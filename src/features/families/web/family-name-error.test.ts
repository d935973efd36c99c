import { expect, test } from 'vitest'
import { FAMILY_NAME_MAX_LENGTH } from '../families.rules.ts'
import { nameProblem } from './family-name-error.ts'

test('a family name of only spaces is rejected', () => {
  expect(nameProblem('')).toBe('family_name_required')
  expect(nameProblem('   ')).toBe('family_name_required')
  expect(nameProblem('The Riveras')).toBeUndefined()
})

test("a family name that's too long is rejected", () => {
  expect(nameProblem('a'.repeat(FAMILY_NAME_MAX_LENGTH))).toBeUndefined()
  expect(nameProblem('a'.repeat(FAMILY_NAME_MAX_LENGTH + 1))).toBe('family_name_too_long')
})
