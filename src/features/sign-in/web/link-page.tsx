import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Purpose } from '../../accounts/accounts.rules.ts'
import { linkOptions, useUseLink } from './sign-in.data.ts'
import { sessionOptions } from '../../accounts/web/session.data.ts'
import { LinkSearch } from './sign-in.search.ts'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailedLink, ExpiredLink } from './emailed-link.tsx'
import { useLinkValues } from './link-values.ts'
import { NameForm } from './name-form.tsx'
import { useEnter } from './use-enter.ts'

/** Opened by an emailed link. It takes a click, since email scanners open links too. */
export function LinkPage() {
  const t = useText('accounts.link')
  const { token } = LinkSearch.parse(useLinkValues())
  const link = useQuery(linkOptions(token))
  return (
    <EmailedLink link={link} words={t} expired={<DeadLink />}>
      {(found) => <LiveLink token={token} {...found} />}
    </EmailedLink>
  )
}

type LiveLinkProps = { token: string; purpose: Purpose; email: string; name_owed: boolean }

function LiveLink({ token, purpose, email, name_owed }: LiveLinkProps) {
  const t = useText('accounts.link')
  const { data: session } = useQuery(sessionOptions)
  const enter = useEnter()
  const use = useUseLink()
  const words = purpose === 'sign-up' || name_owed ? 'signUp' : 'signIn'
  const other = session?.user && session.user.email !== email ? session.user.email : undefined
  if (use.error instanceof ApiProblem && use.error.code === 'link_expired') return <DeadLink />
  return (
    <AuthPage print="door" title={t(`${words}Title`)} intro={t.rich(`${words}Intro`, { email, ...asAddress })}>
      {name_owed ? (
        <NameForm
          submitLabel={t('signUpAction')}
          busyLabel={t('working')}
          onName={async (first_name) => enter(await use.mutateAsync({ token, first_name }))}
        />
      ) : (
        <Button
          size="large"
          wide
          busy={use.isPending}
          busyLabel={t('working')}
          onClick={() => use.mutate({ token }, { onSuccess: enter })}
        >
          {t(`${words}Action`)}
        </Button>
      )}
      {other && <p className="mt-4 text-center text-sm text-ink-soft">{t('instead', { other })}</p>}
      {use.isError && !name_owed && (
        <p role="alert" className="mt-4 text-center text-sm text-danger">
          {t('failedText')}
        </p>
      )}
    </AuthPage>
  )
}

function DeadLink() {
  const t = useText('accounts.link')
  return <ExpiredLink words={t} to="/login" action={t('deadAction')} />
}
