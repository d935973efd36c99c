import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkSearch } from './sign-in.search.ts'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailedLink, ExpiredLink } from './emailed-link.tsx'
import { useLinkValues } from './link-values.ts'
import { emailUndoOptions, useUndoEmailChange } from './email-change.data.ts'

/** Opened by the link to the old address. It takes a click, since email scanners open links too. */
export function UndoEmailPage() {
  const t = useText('accounts.undoEmail')
  const { token } = LinkSearch.parse(useLinkValues())
  const link = useQuery(emailUndoOptions(token))
  return (
    <EmailedLink link={link} words={t} expired={<DeadLink />}>
      {({ email }) => <LiveLink token={token} email={email} />}
    </EmailedLink>
  )
}

function LiveLink({ token, email }: { token: string; email: string }) {
  const t = useText('accounts.undoEmail')
  const undo = useUndoEmailChange()
  const code = undo.error instanceof ApiProblem ? undo.error.code : undefined
  if (undo.isSuccess) return <Restored email={email} />
  if (code === 'link_expired') return <DeadLink />
  if (code === 'account_exists')
    return <AuthPage print="rain" title={t('takenTitle')} intro={t.rich('takenText', { email, ...asAddress })} />
  return (
    <AuthPage print="door" title={t('title')} intro={t.rich('intro', { email, ...asAddress })}>
      <p className="mb-6 rounded-control bg-sunk px-4 py-3 text-sm">{t('consequences')}</p>
      <Button size="large" wide busy={undo.isPending} busyLabel={t('working')} onClick={() => undo.mutate(token)}>
        {t('action')}
      </Button>
      {undo.isError && (
        <p role="alert" className="mt-4 text-center text-sm text-danger">
          {t('failedText')}
        </p>
      )}
    </AuthPage>
  )
}

function Restored({ email }: { email: string }) {
  const t = useText('accounts.undoEmail')
  return (
    <AuthPage print="door" title={t('doneTitle')} intro={t.rich('doneText', { email, ...asAddress })}>
      {/* A page load clears the ended session's data from memory. */}
      <a
        href={`/login?${new URLSearchParams({ email, redirect: '/account/settings?tab=security' })}`}
        className={buttonStyle({ size: 'large', wide: true })}
      >
        {t('signIn')}
      </a>
    </AuthPage>
  )
}

function DeadLink() {
  const t = useText('accounts.undoEmail')
  return <ExpiredLink words={t} to="/login" action={t('signIn')} />
}
