import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvitationNote, splitAddresses } from './invitations.rules.ts'

test('finds email addresses in any pasted format', () => {
  const pasted = `rosa@example.org, Ben <BEN@example.org>;cleo@example.org\r\n\n  "Dora, the aunt" <dora@example.org>
    eli@example.org fay@example.org;, rosa@example.org`
  expect(splitAddresses(pasted)).toEqual([
    'rosa@example.org',
    'ben@example.org',
    'cleo@example.org',
    'dora@example.org',
    'eli@example.org',
    'fay@example.org',
  ])
})

test('parsed addresses never contain spaces, separators or line breaks, and never repeat', () => {
  fc.assert(
    fc.property(fc.string(), (pasted) => {
      const found = splitAddresses(pasted)
      return found.every((one) => one && !/[\s,;]/.test(one)) && new Set(found).size === found.length
    }),
  )
})

test("an invitation's note can't contain links", () => {
  expect(InvitationNote.parse('  Come and look. Yours, A.  ')).toBe('Come and look. Yours, A.')
  for (const note of ['see https://example.org', 'HTTP://x', 'go to www.example.org'])
    expect(InvitationNote.safeParse(note).error?.issues[0]?.message).toBe('note_has_link')
  expect(InvitationNote.safeParse('x'.repeat(1001)).error?.issues[0]?.message).toBe('note_too_long')
})
