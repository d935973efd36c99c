import { Link, useParams } from '@tanstack/react-router'
import { AuthPage } from '#features/sign-in/web/auth-page.tsx'
import { ApiProblem, call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import type { notificationsContract as notificationsContractType } from '../notifications.contract.ts'
import { notificationsTexts } from './notifications.texts.ts'

const notificationsContract = operationsOf<typeof notificationsContractType>()

/** Opened by a digest's unsubscribe link. It takes a click, since email scanners open links too. */
export function UnsubscribePage() {
  return (
    <MoreTexts of={notificationsTexts} fallback={<PageSpinner />}>
      <Unsubscribe />
    </MoreTexts>
  )
}

function Unsubscribe() {
  const t = useText('notifications.unsubscribe')
  const { token } = useParams({ strict: false }) as { token: string }
  const stop = useMutation({ mutationFn: () => call(notificationsContract.unsubscribe, { token }) })
  const isDead = stop.error instanceof ApiProblem && stop.error.code === 'not_found'
  if (stop.isSuccess || isDead)
    return (
      <AuthPage
        key={stop.status}
        print={isDead ? 'rain' : 'letter'}
        title={t(isDead ? 'deadTitle' : 'doneTitle')}
        intro={t(isDead ? 'deadText' : 'doneText')}
      >
        <Link to="/preferences" className={buttonStyle({ kind: 'quiet', size: 'large', wide: true })}>
          {t('preferences')}
        </Link>
      </AuthPage>
    )
  return (
    <AuthPage print="letter" title={t('title')} intro={t('intro')}>
      <Button size="large" wide busy={stop.isPending} busyLabel={t('working')} onClick={() => stop.mutate()}>
        {t('action')}
      </Button>
      {stop.isError && (
        <p role="alert" className="mt-4 text-center text-sm text-danger">
          {t('failed')}
        </p>
      )}
    </AuthPage>
  )
}
