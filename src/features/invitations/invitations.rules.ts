import * as z from 'zod/mini'

/** S1 section 9. */
export const INVITATION_LIFETIME_DAYS = 7
/** S1 section 9: how long the welcome stands before the family opens. */
export const WELCOME_MS = 2_000
/** A big family pasted at once. */
export const INVITATIONS_AT_ONCE = 50
/** More than any family is; the list of those that wait is never longer. */
export const PENDING_INVITATIONS_MAX = 200
/** From one person, across all their families. */
export const INVITATIONS_PER_HOUR = 60
export const INVITATIONS_PER_DAY = 150
export const NOTE_MAX_LENGTH = 1000

/** Words beside an invitation. No addresses of pages: nobody is to advertise through our mails. */
export const InvitationNote = z.string().check(
  z.trim(),
  z.maxLength(NOTE_MAX_LENGTH, 'note_too_long'),
  z.refine((note) => !/:\/\/|\bwww\./i.test(note), 'note_has_link'),
)

/** Addresses as people paste them: a line each, with commas or semicolons, with names around them in quotes or not. */
export function splitAddresses(pasted: string): string[] {
  const plain = pasted.replace(/"[^"\n]*"/g, ' ')
  const parts = plain.split(/[,;\r\n]+/).flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part)
  return [...new Set(parts.flatMap((part) => part.toLowerCase().split(/\s+/)).filter(Boolean))]
}
