import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoosePage } from '#web/illustrations/loose-page.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { providers } from '../../security/providers.rules.ts'
import { ProviderSearch } from './sign-in.search.ts'
import { AuthPage } from './auth-page.tsx'
import { ProviderLink } from './provider-link.tsx'
import { ProviderProof } from './provider-proof.tsx'
import { ProviderSignUp } from './provider-sign-up.tsx'
import { useFinishProvider, type ProviderReturn } from './providers.data.ts'
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
    <AuthPage picture={<LoosePage />} title={t(cancelled ? 'cancelledTitle' : 'failedTitle')} intro={intro}>
      <Link to="/login" className={buttonStyle({ size: 'large', wide: true })}>
        {t('back')}
      </Link>
    </AuthPage>
  )
}
