import { useIsMutating, useQuery } from '@tanstack/react-query'
import { KeyRound, Mail } from 'lucide-react'
import { useState } from 'react'
import { AuthPage } from '#features/sign-in/web/auth-page.tsx'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
import { savedReturnUrl } from '#features/sign-in/web/return-url.ts'
import { linkValues, useLinkValues } from '#features/sign-in/web/link-values.ts'
import { Ways } from '#features/sign-in/web/unsent-email.tsx'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import type { Joined } from '../invitations.contract.ts'
import { AcceptFailed, Member } from './accept-failed.tsx'
import { openedOptions, useAccept } from './invitations.data.ts'
import { AcceptSearch } from './invitations.search.ts'
import { JoinedWelcome } from './joined-welcome.tsx'
import { OpenInvitation } from './open-invitation.tsx'
import { VisitorInvitation } from './visitor-invitation.tsx'

/** The page behind an invitation link: who invites to what, and one button. */
export function AcceptPage() {
  const t = useText('invitations.accept')
  const { token, proof } = useOpenedLink()
  const hasMailServer = useHasMailServer()
  const me = useQuery(sessionOptions).data?.user
  const opened = useQuery(openedOptions({ token, proof, viewer: me?.id }))
  const accepting = useAccept()
  const [joined, setJoined] = useState<Joined>()
  // A user without a session signs in and joins with one click.
  const [startedAsVisitor] = useState(!me)
  const isJoining = useIsMutating() > 0 && startedAsVisitor && Boolean(me)
  const done = joined ?? accepting.data
  if (!token) return <AcceptFailed title={t('invalidTitle')} text={t('invalidText')} />
  if (done) return <JoinedWelcome {...done} />
  if (isJoining || opened.isPending) return <PageSpinner label={t(me ? 'joining' : 'loading')} />
  if (opened.data?.state === 'member')
    return <Member family_id={opened.data.family_id ?? ''} name={opened.data.family_name} />
  if (opened.data?.state === 'expired') return <AcceptFailed title={t('failedTitle')} text={t('expired')} />
  if (opened.data && me) return <OpenInvitation {...{ token, proof, me, accepting }} invitation={opened.data} />
  if (opened.data)
    return (
      <VisitorInvitation
        {...{ token, proof }}
        invitation={opened.data}
        onJoined={setJoined}
        onSignedIn={(email) => accepting.mutate({ token, join_as: email })}
      />
    )
  if (opened.error instanceof ApiProblem && opened.error.code === 'invitation_used')
    return hasMailServer || me ? (
      <AcceptFailed title={t('usedTitle')} text={t('usedText')} />
    ) : (
      <UsedUnsent inviter={String(opened.error.params['inviter'] ?? '') || 'none'} />
    )
  if (opened.error instanceof ApiProblem && [400, 404].includes(opened.error.status))
    return <AcceptFailed title={t('failedTitle')} text={t('failed')} />
  return <NotLoaded retry={() => void opened.refetch()} busy={opened.isFetching} />
}

/** The link in the URL, or the one opened in this browser before signing in. */
function useOpenedLink() {
  const given = AcceptSearch.parse(useLinkValues())
  if (given.token) return given
  const { searchParams, hash } = new URL(savedReturnUrl('accept-invitation') ?? '', location.href)
  return AcceptSearch.parse(linkValues({ search: Object.fromEntries(searchParams), hash: hash.slice(1) }))
}

/** Without a mail server, members who signed out need a link from the person who invited them. */
function UsedUnsent({ inviter }: { inviter: string }) {
  const t = useText('invitations.accept')
  return (
    <AcceptFailed
      title={t('usedTitle')}
      advice={
        <Ways
          ways={[
            [KeyRound, t('usedTextUnsent', { inviter }), t('usedHow', { inviter })],
            [Mail, t('usedNew'), t('usedNewText')],
          ]}
        />
      }
    />
  )
}

function NotLoaded({ retry, busy }: { retry: () => void; busy: boolean }) {
  const t = useText('invitations.accept')
  const again = useText('web.actions')
  return (
    <AuthPage print="rain" title={t('notLoadedTitle')} intro={t('notLoadedText')}>
      <Button size="large" wide onClick={retry} busy={busy}>
        {again('tryAgain')}
      </Button>
    </AuthPage>
  )
}
