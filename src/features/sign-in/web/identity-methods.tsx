import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Provider } from '../../security/providers.rules.ts'
import type { ProofMethod } from '../../security/security.rules.ts'
import { CodeForm } from '../../security/web/code-form.tsx'
import { isChangeOfMind } from '../../security/web/passkeys.data.ts'
import { PasswordForm } from '../../security/web/password-form.tsx'
import { IdentityByMail } from './identity-by-mail.tsx'
import { providerMarks } from './provider-marks.tsx'
import { startProviderProof, useHasMailServer } from './providers.data.ts'

type ProviderMethod = { provider: Provider }
type Verify = (typed: string) => Promise<unknown>

/** The methods available to the user, easiest first. Each rejects with its error. */
export type IdentityMethodHandlers = {
  passkey?: { verify: () => Promise<unknown> } | undefined
  totp?: { verify: Verify } | undefined
  password?: { verify: Verify } | undefined
  google?: ProviderMethod | undefined
  apple?: ProviderMethod | undefined
  mail?: { name: string; send: () => Promise<unknown>; verify: Verify } | undefined
}

/** Shows one method at a time, with links to the others. */
export function IdentityMethods({
  email,
  ways,
  submitLabel,
}: {
  email: string
  ways: IdentityMethodHandlers
  submitLabel: string
}) {
  const t = useText('security.identity')
  const sent = useText('accounts.sent')
  const hasMailServer = useHasMailServer()
  const names = Object.keys(ways) as ProofMethod[]
  const [chosen, setChosen] = useState(names[0])
  const { passkey, totp, password, google, apple, mail } = ways
  return (
    <div className="flex flex-col gap-2">
      {chosen === 'passkey' && passkey && <IdentityByPasskey {...passkey} />}
      {chosen === 'totp' && totp && (
        <div className="flex flex-col gap-4">
          <p>{t('totp')}</p>
          <CodeForm submitLabel={submitLabel} verify={totp.verify} hint="" />
        </div>
      )}
      {chosen === 'password' && password && (
        <PasswordForm email={email} submitLabel={submitLabel} verify={password.verify} />
      )}
      {chosen === 'google' && google && <IdentityByProvider {...google} />}
      {chosen === 'apple' && apple && <IdentityByProvider {...apple} />}
      {chosen === 'mail' && mail && <IdentityByMail {...mail} email={email} confirmLabel={submitLabel} />}
      {names
        .filter((name) => name !== chosen)
        .map((name) => (
          <Button key={name} kind="plain" wide onClick={() => setChosen(name)}>
            {name === 'mail' && !hasMailServer ? sent('haveCode') : t(`other.${name}`)}
          </Button>
        ))}
    </div>
  )
}

function IdentityByPasskey({ verify }: { verify: () => Promise<unknown> }) {
  const t = useText('security.identity')
  const say = useProblemText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function ask() {
    setBusy(true)
    setFailure(undefined)
    await verify().catch((error: unknown) => isChangeOfMind(error) || setFailure(say(error)))
    setBusy(false)
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{t('passkey')}</p>
      <Button size="large" wide onClick={() => void ask()} busy={busy} data-autofocus>
        <KeyRound aria-hidden size={18} />
        {t('passkeyAction')}
      </Button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}

/** Proves identity with a Google or Apple account in a separate window, which notifies this page (provider-proof.tsx). */
function IdentityByProvider({ provider }: { provider: Provider }) {
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
