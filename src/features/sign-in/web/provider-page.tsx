import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiProblem } from '#web/api.ts'
import { announceProven } from '#web/identity-needs.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { providers } from '../../security/providers.rules.ts'
import { AuthPage } from './auth-page.tsx'
import { ProviderSignUp } from './provider-sign-up.tsx'
import { useFinishProvider, useFinishProviderLink, useProveByProvider, type ProviderReturn } from './providers.data.ts'
import { ProviderSearch } from './sign-in.search.ts'
import { useEnter } from './use-enter.ts'

/** The page that Google and Apple redirect to. The redirect itself signs no one in: this page sends its parameters. */
export function ProviderPage() {
  const { provider } = useParams({ strict: false })
  const { code, state, iss, ...given } = ProviderSearch.parse(useSearch({ strict: false }))
  const known = providers.find((name) => name === provider)
  const back = known && code && state ? { provider: known, code, state, iss } : null
  // The ticket starts with its purpose, which the server verifies.
  if (state?.startsWith('link.')) return <ProviderLink back={back} />
  if (state?.startsWith('proof.')) return <ProviderProof back={back} />
  // Without a code, the user canceled at the provider.
  if (!back) return <Declined cancelled={given.error !== undefined} />
  return <Return back={back} given={given} />
}

type ReturnProps = {
  back: ProviderReturn
  given: { first_name?: string | undefined; last_name?: string | undefined }
}

function Return({ back, given }: ReturnProps) {
  const t = useText('accounts.provider')
  const say = useProblemText()
  const enter = useEnter()
  const { mutate, data, error } = useFinishProvider()

  useEffect(() => {
    mutate(back, {
      onSuccess(arrival) {
        if (!arrival.newcomer) enter(arrival)
      },
    })
    // A code works once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (error) return <Declined reason={say(error)} />
  if (!data?.newcomer) return <PageSpinner label={t('checking')} />
  const { first_name, last_name } = data.newcomer
  // Apple sends names beside its token, Google in it.
  const names = { first_name: first_name || given.first_name || '', last_name: last_name || given.last_name || '' }
  return <ProviderSignUp provider={back.provider} newcomer={{ ...data.newcomer, ...names }} />
}

function Declined({ cancelled, reason }: { cancelled?: boolean; reason?: string }) {
  const t = useText('accounts.provider')
  const intro = cancelled ? t('cancelledText') : (reason ?? t('failedText'))
  return (
    <AuthPage print="rain" title={t(cancelled ? 'cancelledTitle' : 'failedTitle')} intro={intro}>
      <Link to="/login" className={buttonStyle({ size: 'large', wide: true })}>
        {t('back')}
      </Link>
    </AuthPage>
  )
}

const security = { to: '/account/settings', search: { tab: 'security' } } as const

/** Returns from the provider with an account to connect. */
function ProviderLink({ back }: { back: ProviderReturn | null }) {
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
    <AuthPage print="rain" title={t('provider.notLinkedTitle')} intro={intro}>
      <Link {...security} className={buttonStyle({ size: 'large', wide: true })}>
        {t('provider.backToSecurity')}
      </Link>
    </AuthPage>
  )
}

/** The window that returns from the provider: notifies the waiting page, and closes if the browser allows it. */
function ProviderProof({ back }: { back: ProviderReturn | null }) {
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
    return <AuthPage print="rain" title={t('notProvenTitle')} intro={intro} />
  }
  if (!isSuccess) return <PageSpinner label={t('proving')} />
  return <AuthPage print="door" title={t('provenTitle')} intro={t('provenText')} />
}
