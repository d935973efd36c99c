import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { AuthPage } from '#features/accounts/web/auth-page.tsx'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { keptWay } from '#features/accounts/web/kept-way.ts'
import { ApiProblem } from '#web/api.ts'
import { LoosePage } from '#web/illustrations/loose-page.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { AcceptFailed, Member } from './accept-failed.tsx'
import { openedOptions } from './invitations.data.ts'
import { AcceptSearch } from './invitations.search.ts'
import { OpenInvitation } from './open-invitation.tsx'

/** Where the link of an invitation leads: who invites to what, and one button. */
export function AcceptPage() {
  const t = useText('invitations.accept')
  const given = AcceptSearch.parse(useSearch({ strict: false })).token
  const token = given || keptToken()
  const me = useQuery(sessionOptions).data?.user
  const opened = useQuery({ ...openedOptions(token), enabled: token !== '' && Boolean(me) })
  if (!token || !me) return <AcceptFailed title={t('invalidTitle')} text={t('invalidText')} />
  if (opened.isPending) return <PageSpinner label={t('loading')} />
  if (opened.data?.state === 'member')
    return <Member family_id={opened.data.family_id!} name={opened.data.family_name} />
  if (opened.data?.state === 'expired') return <AcceptFailed title={t('failedTitle')} text={t('expired')} />
  if (opened.data) return <OpenInvitation token={token} invitation={opened.data} me={me} />
  if (opened.error instanceof ApiProblem && [400, 404].includes(opened.error.status))
    return <AcceptFailed title={t('failedTitle')} text={t('failed')} />
  return <NotLoaded retry={() => void opened.refetch()} busy={opened.isFetching} />
}

/** Of an invitation that was opened in this browser before anybody was signed in. */
function keptToken(): string {
  return new URLSearchParams(keptWay('accept-invitation')?.split('?')[1]).get('token') ?? ''
}

function NotLoaded({ retry, busy }: { retry: () => void; busy: boolean }) {
  const t = useText('invitations.accept')
  const again = useText('web.actions')
  return (
    <AuthPage picture={<LoosePage />} title={t('notLoadedTitle')} intro={t('notLoadedText')}>
      <Button size="large" wide onClick={retry} busy={busy}>
        {again('tryAgain')}
      </Button>
    </AuthPage>
  )
}
