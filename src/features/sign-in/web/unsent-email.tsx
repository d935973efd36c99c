import { KeyRound, MonitorSmartphone, type LucideIcon } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { asAddress } from './as-address.tsx'

/**
 * Says that a link or code wasn't emailed, on a server without a mail server. Doesn't say the mailbox's address, which opens
 * everyone's sign-in links.
 */
export function UnsentEmail({ email, of }: { email: string; of: 'link' | 'code' }) {
  return useText('accounts.sent').rich(of === 'link' ? 'unsent' : 'unsentCode', { email, ...asAddress })
}

/** Where a sign-in link comes from instead: one's own other device, or the family's owner. */
export function OtherWaysToLink() {
  const t = useText('accounts.sent.unsentWays')
  return (
    <Ways
      ways={[
        [MonitorSmartphone, t('own'), t('ownText')],
        [KeyRound, t('owner'), t('ownerText')],
      ]}
    />
  )
}

export function Ways({ ways }: { ways: readonly (readonly [Icon: LucideIcon, title: string, text: string])[] }) {
  return (
    <ul data-ways className="mb-6 divide-y divide-line border-y border-line">
      {ways.map(([Icon, title, text]) => (
        <li key={title} className="flex gap-4 py-4">
          <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-ink-soft" />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
