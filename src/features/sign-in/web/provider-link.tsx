import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiProblem } from '#web/api.ts'
import { LoosePage } from '#web/illustrations/loose-page.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuthPage } from './auth-page.tsx'
import { useFinishProviderLink, type ProviderReturn } from './providers.data.ts'

const security = { to: '/account/settings', search: { tab: 'security' } } as const

/** Returns from the provider with an account to connect. */
export function ProviderLink({ back }: { back: ProviderReturn | null }) {
  const t = useText('accounts')
  const say = useProblemText()
  const navigate = useNavigate()
  const { mutate, error } = useFinishProviderLink()

  useEffect(() => {
    if (!back) return
    mutate(back, {
      onSuccess() {
        const provider = t(`login.${back.provider}`)
        toast({ title: t('provider.linked', { provider }), description: t('provider.linkedText') })
        void navigate({ ...security, replace: true })
      },
    })
    // A code works once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (back && !error) return <PageSpinner label={t('provider.linking')} />
  const taken = error instanceof ApiProblem && error.code === 'already_there'
  const intro = !error ? t('provider.cancelledText') : taken ? t('provider.taken') : say(error)
  return (
    <AuthPage picture={<LoosePage />} title={t('provider.notLinkedTitle')} intro={intro}>
      <Link {...security} className={buttonStyle({ size: 'large', wide: true })}>
        {t('provider.backToSecurity')}
      </Link>
    </AuthPage>
  )
}
