import { useState } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Provider } from '../../security/providers.rules.ts'
import { providerMarks } from './provider-marks.tsx'
import { startProviderProof } from './providers.data.ts'

/** Proves identity with a Google or Apple account in a separate window, which notifies this page (provider-proof.tsx). */
export function IdentityByProvider({ provider }: { provider: Provider }) {
  const t = useText()
  const say = useProblemText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const name = t(`accounts.login.${provider}`)
  const Mark = providerMarks[provider]

  async function ask() {
    // Browsers only open windows during a click, so it opens before its URL is known.
    const opened = window.open('about:blank', '_blank', 'popup,width=520,height=720')
    if (!opened) return setFailure(t('security.identity.providerBlocked'))
    setBusy(true)
    setFailure(undefined)
    try {
      const { url } = await startProviderProof(provider)
      opened.location.replace(url)
    } catch (error) {
      opened.close()
      setFailure(say(error))
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{t('security.identity.provider', { provider: name })}</p>
      <Button size="large" kind="quiet" wide onClick={() => void ask()} busy={busy} data-autofocus>
        {!busy && <Mark />}
        {t('security.identity.providerAction', { provider: name })}
      </Button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}
