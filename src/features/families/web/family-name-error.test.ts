import { expect, test } from 'vitest'
import { FAMILY_NAME_MAX_LENGTH } from '../families.rules.ts'
import { nameProblem } from './family-name-error.ts'

test('a family needs a name that is more than spaces', () => {
  expect(nameProblem('')).toBe('family_name_required')
  expect(nameProblem('   ')).toBe('family_name_required')
  expect(nameProblem('The Riveras')).toBeUndefined()
})

test('a name as long as a letter is too long', () => {
  expect(nameProblem('a'.repeat(FAMILY_NAME_MAX_LENGTH))).toBeUndefined()
  expect(nameProblem('a'.repeat(FAMILY_NAME_MAX_LENGTH + 1))).toBe('family_name_too_long')
})
