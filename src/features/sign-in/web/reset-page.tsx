import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { ResetSearch } from './sign-in.search.ts'
import { asAddress } from './as-address.tsx'
import { AskReset } from './ask-reset.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailedLink, ExpiredLink } from './emailed-link.tsx'
import { useLinkValues } from './link-values.ts'
import { NewPasswordForm } from '../../security/web/new-password-form.tsx'
import { passwordResetOptions, useResetPassword } from './sign-in.data.ts'
import { useEnter } from './use-enter.ts'

/** /reset-password: requests a link, and sets the new password when the link is opened. */
export function ResetPage() {
  const { token, email = '', step } = ResetSearch.parse(useLinkValues())
  if (token) return <SetByLink token={token} />
  return <AskReset email={email} sent={step === 'sent'} />
}

function SetByLink({ token }: { token: string }) {
  const t = useText('security.reset')
  const link = useQuery(passwordResetOptions(token))
  return (
    <EmailedLink link={link} words={t} expired={<DeadLink />}>
      {({ email }) => <SetPassword token={token} email={email} />}
    </EmailedLink>
  )
}

function SetPassword({ token, email }: { token: string; email: string }) {
  const t = useText('security')
  const enter = useEnter()
  const reset = useResetPassword()
  const [title, description] = [t('toasts.recovery'), t('toasts.recoveryText')]
  useEffect(() => toast({ title, description }), [title, description])

  if (reset.error instanceof ApiProblem && reset.error.code === 'link_expired') return <DeadLink />
  return (
    <AuthPage print="door" title={t('reset.title')} intro={t.rich('reset.intro', { email, ...asAddress })}>
      <NewPasswordForm
        owner={{ email, first_name: '', last_name: '' }}
        submitLabel={t('reset.submit')}
        busyLabel={t('reset.submitting')}
        wide
        save={async (password) => enter(await reset.mutateAsync({ token, password }))}
      />
    </AuthPage>
  )
}

function DeadLink() {
  const t = useText('security.reset')
  return <ExpiredLink words={t} to="/reset-password" action={t('deadAction')} />
}
