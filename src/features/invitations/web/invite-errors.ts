import { Email } from '#features/accounts/accounts.schemas.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Invited } from '../invitations.contract.ts'
import { INVITATIONS_AT_ONCE, InvitationNote, NOTE_MAX_LENGTH } from '../invitations.rules.ts'

export type InviteErrors = { name?: string | undefined; emails?: string | undefined; note?: string | undefined }

/** The maximum number of invalid addresses listed in an error. */
const NAMED_MAX = 3
const LONGEST_NAMED = 60

/** Error messages for an invitation: from the rules shared with the server, and from its response. */
export function useInviteErrors() {
  const t = useText('invitations.errors')
  const format = useFormat()

  function wrongEmails(emails: string[]): string | undefined {
    const wrong = emails.filter((email) => !Email.safeParse(email).success)
    if (wrong.length > 0) {
      const named = wrong.slice(0, NAMED_MAX).map((email) => shortened(email))
      return t('email_invalid', {
        count: wrong.length,
        emails: format.list([...named, ...(wrong.length > NAMED_MAX ? ['…'] : [])]),
      })
    }
    return emails.length > INVITATIONS_AT_ONCE
      ? t('too_many_addresses', { max: String(INVITATIONS_AT_ONCE) })
      : undefined
  }

  function wrongNote(note: string): string | undefined {
    const code = InvitationNote.safeParse(note).error?.issues[0]?.message
    if (code === 'note_too_long') return t(code, { max: NOTE_MAX_LENGTH })
    return code === 'note_has_link' ? t(code) : undefined
  }

  function wrongName(name: string, { length }: string[]): string | undefined {
    if (!name && length === 0) return t('name_required')
    return name && length > 1 ? t('several_addresses') : undefined
  }

  return {
    before: ({ name, emails, note }: { name: string; emails: string[]; note: string }): InviteErrors => ({
      name: wrongName(name, emails),
      emails: wrongEmails(emails),
      note: wrongNote(note),
    }),
    /** For a single address that couldn't be invited; lists show a message per row. */
    after(invited: Invited[]): string | undefined {
      const only = invited.length === 1 ? invited[0] : undefined
      if (!only?.email || only.outcome === 'invited') return undefined
      return only.outcome === 'yourself' ? t('yourself') : t(only.outcome, { email: only.email })
    },
  }
}

function shortened(email: string): string {
  return email.length > LONGEST_NAMED ? `${email.slice(0, LONGEST_NAMED)}…` : email
}
