import { useText } from '#web/text.tsx'
import { asAddress } from './as-address.tsx'

/** Where an email is on a server without a mail server. Doesn't say the mailbox's address, which opens everyone's sign-in links. */
export function UnsentEmail({ email }: { email: string }) {
  return useText('accounts.sent').rich('unsent', { email, ...asAddress })
}
