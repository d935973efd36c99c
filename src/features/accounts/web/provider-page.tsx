import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LoosePage } from '#web/illustrations/loose-page.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { providers, type Provider } from '../providers.rules.ts'
import { sessionOptions } from './session.data.ts'
import { ProviderSearch } from './accounts.search.ts'
import { AuthPage } from './auth-page.tsx'
import { ProviderSignUp } from './provider-sign-up.tsx'
import { useFinishProvider } from './providers.data.ts'
import { enterAnew, useEnter } from './use-enter.ts'

/** Where Google and Apple lead back to. Coming here signs nobody in: this page asks for that, with what it was given. */
export function ProviderPage() {
  const { provider } = useParams({ strict: false })
  const { code, state, ...given } = ProviderSearch.parse(useSearch({ strict: false }))
  const known = providers.find((name) => name === provider)
  // Without a code its person said no over there.
  if (!known || !code || !state) return <Declined cancelled={given.error !== undefined} />
  return <Return provider={known} code={code} state={state} given={given} />
}

type ReturnProps = {
  provider: Provider
  code: string
  state: string
  given: { first_name?: string | undefined; last_name?: string | undefined }
}

function Return({ provider, code, state, given }: ReturnProps) {
  const t = useText('accounts.provider')
  const say = useProblemText()
  const enter = useEnter()
  const { data: session } = useQuery(sessionOptions)
  const { mutate, data, error } = useFinishProvider()
  const other = useRef(session?.user)

  useEffect(() => {
    mutate(
      { provider, code, state },
      {
        onSuccess(arrival) {
          if (arrival.newcomer) return
          if (other.current && !arrival.second_factor) enterAnew(arrival.redirect)
          else enter(arrival)
        },
      },
    )
    // A code works once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (error) return <Declined reason={say(error)} />
  if (!data?.newcomer) return <PageSpinner label={t('checking')} />
  const { first_name, last_name } = data.newcomer
  // Apple tells names beside its token, Google in it.
  const names = { first_name: first_name || given.first_name || '', last_name: last_name || given.last_name || '' }
  return <ProviderSignUp provider={provider} newcomer={{ ...data.newcomer, ...names }} />
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
