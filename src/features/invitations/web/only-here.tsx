import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { opensOnlyHere } from './opens-only-here.ts'

/** Before people send a link that no other device can open, says so, and what to set. */
export function OnlyHere({ link }: { link: string }) {
  const t = useText('invitations.invite')
  const { data: session } = useQuery(sessionOptions)
  if (!opensOnlyHere(link)) return null
  return (
    <p className="rounded-control bg-honey-wash px-4 py-3 text-sm">
      <span className="font-semibold">{t('onlyHere')}</span> {t(session?.is_admin ? 'onlyHereAdmin' : 'onlyHereAsk')}
    </p>
  )
}
