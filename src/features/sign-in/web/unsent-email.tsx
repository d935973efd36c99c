import { useText } from '#web/text.tsx'
import { asAddress } from './as-address.tsx'

/**
 * Whom to ask on a server without a mail server: the family's owner for a link, or the operator for a code. Doesn't say the
 * mailbox's address, which opens everyone's sign-in links.
 */
export function UnsentEmail({ email, of }: { email: string; of: 'link' | 'code' }) {
  return useText('accounts.sent').rich(of === 'link' ? 'unsent' : 'unsentCode', { email, ...asAddress })
}
