import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { AuthPage } from '#features/sign-in/web/auth-page.tsx'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { removeReturnUrl } from '#features/sign-in/web/return-url.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

/** An invitation that can't be opened (anymore), and what to do next. With advice, the link to other pages is secondary. */
export function AcceptFailed({ title, text, advice }: { title: string; text?: string; advice?: ReactNode }) {
  const t = useText('invitations.accept')
  const isVisitor = !useQuery(sessionOptions).data?.user
  useEffect(() => removeReturnUrl('accept-invitation'), [])
  return (
    <AuthPage print="rain" title={title} intro={text}>
      {advice}
      <Link to="/dashboard" className={buttonStyle({ kind: advice ? 'quiet' : 'primary', size: 'large', wide: true })}>
        {t(isVisitor ? 'toSignIn' : 'toDashboard')}
      </Link>
    </AuthPage>
  )
}

/** Members who open their link again go to the family. */
export function Member({ family_id, name }: { family_id: string; name: string }) {
  const t = useText('invitations.accept')
  useEffect(() => removeReturnUrl('accept-invitation'), [])
  return (
    <AuthPage print="album" title={name} intro={t('member')}>
      <p className="-mt-4 mb-6 text-center text-ink-soft">{t('memberText')}</p>
      <Link
        to="/families/$familyId"
        params={{ familyId: family_id }}
        className={buttonStyle({ size: 'large', wide: true })}
      >
        {t('openFamily')}
      </Link>
    </AuthPage>
  )
}
