import { expect, test } from 'vitest'
import { maskEmail } from './email-change.rules.ts'

test('an email address is masked so that its owner recognizes it and no one else can write to it', () => {
  expect(maskEmail('ada.vale@example.org')).toBe('a•••@example.org')
  expect(maskEmail('x@example.org')).toBe('x•••@example.org')
})
