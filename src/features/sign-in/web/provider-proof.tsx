import { useEffect } from 'react'
import { announceProven } from '#web/identity-needs.ts'
import { Door } from '#web/illustrations/door.tsx'
import { LoosePage } from '#web/illustrations/loose-page.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { AuthPage } from './auth-page.tsx'
import { useProveByProvider, type ProviderReturn } from './providers.data.ts'

/** The window that returns from the provider: notifies the waiting page, and closes if the browser allows it. */
export function ProviderProof({ back }: { back: ProviderReturn | null }) {
  const t = useText('accounts.provider')
  const say = useProblemText()
  const { mutate, isSuccess, error } = useProveByProvider()

  useEffect(() => {
    if (!back) return
    mutate(back, {
      onSuccess() {
        announceProven()
        window.close()
      },
    })
    // A code works once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (error || !back) {
    const intro = error ? `${say(error)} ${t('notProvenText')}` : t('notProvenText')
    return <AuthPage picture={<LoosePage />} title={t('notProvenTitle')} intro={intro} />
  }
  if (!isSuccess) return <PageSpinner label={t('proving')} />
  return <AuthPage picture={<Door />} title={t('provenTitle')} intro={t('provenText')} />
}
