import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { AuthPage } from './auth-page.tsx'

type Words<Key extends string> = (key: Key) => string

/** The page behind an emailed link, once the server has checked the link; until then, the loading or error state. */
export function EmailedLink<Data>({
  link,
  words,
  expired,
  children,
}: {
  link: UseQueryResult<Data>
  words: Words<'checking' | 'failedTitle' | 'failedText'>
  expired: ReactNode
  children: (data: Data) => ReactNode
}) {
  const t = useText('web.actions')
  if (link.isPending) return <PageSpinner label={words('checking')} />
  if (link.isSuccess) return children(link.data)
  if (link.error instanceof ApiProblem && link.error.status === 400) return expired
  return (
    <AuthPage print="rain" title={words('failedTitle')} intro={words('failedText')}>
      <Button size="large" wide onClick={() => void link.refetch()} busy={link.isFetching}>
        {t('tryAgain')}
      </Button>
    </AuthPage>
  )
}

type ExpiredLinkProps = { words: Words<'deadTitle' | 'deadText'>; to: '/login' | '/reset-password'; action: string }

export function ExpiredLink({ words, to, action }: ExpiredLinkProps) {
  return (
    <AuthPage print="rain" title={words('deadTitle')} intro={words('deadText')}>
      <Link to={to} search={{}} className={buttonStyle({ size: 'large', wide: true })}>
        {action}
      </Link>
    </AuthPage>
  )
}
