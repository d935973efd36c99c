import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { opensOnlyHere } from './opens-only-here.ts'

/** Says that no other device can open a link, and how to change that. */
export function OnlyHere({ link }: { link: string }) {
  const t = useText('invitations.invite')
  const { data: session } = useQuery(sessionOptions)
  if (!opensOnlyHere(link)) return null
  return (
    <details className="rounded-control bg-honey-wash px-4 text-sm">
      <summary className="min-h-11 cursor-pointer py-3">
        {t('onlyHere')} <span className="font-semibold underline">{t('onlyHereHow')}</span>
      </summary>
      <p className="pb-3">{t(session?.is_admin ? 'onlyHereAdmin' : 'onlyHereAsk')}</p>
    </details>
  )
}
