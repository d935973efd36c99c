import { useQuery } from '@tanstack/react-query'
import { returnUrlOf } from '#features/sign-in/web/return-url.ts'
import { sessionOptions, useSignOut } from '#features/accounts/web/session.data.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { useKeepAccount } from './own-data.data.ts'

/** /account/keep: people who sign in during the grace period decide here first. */
export function KeepAccountPage() {
  const t = useText('ownData.keep')
  const format = useFormat()
  const navigate = useNavigateFromHere()
  const { data: session } = useQuery(sessionOptions)
  const keeping = useKeepAccount()
  const leaving = useSignOut()
  const failed = t('failed')

  function keep() {
    keeping.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t('kept'), description: t('keptText') })
        // Continues to the invitation that led here, if any.
        void navigate({ href: returnUrlOf('accept-invitation') ?? '/dashboard', replace: true })
      },
      failed,
    })
  }

  return (
    <div className="flex w-full flex-col items-center">
      <EmptyState
        heading="h1"
        print="door"
        title={t('title')}
        text={session?.leaving_at && t('text', { date: format.longDate(session.leaving_at) })}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="large" busy={keeping.isPending} busyLabel={t('keeping')} onClick={keep}>
              {t('keep')}
            </Button>
            <Button
              size="large"
              kind="quiet"
              busy={leaving.isPending}
              onClick={() => leaving.mutate(undefined, { failed })}
            >
              {t('leave')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
