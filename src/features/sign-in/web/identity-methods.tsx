import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Provider } from '../../security/providers.rules.ts'
import type { ProofMethod } from '../../security/security.rules.ts'
import { CodeForm } from '../../security/web/code-form.tsx'
import { IdentityByMail } from './identity-by-mail.tsx'
import { IdentityByPasskey } from './identity-by-passkey.tsx'
import { IdentityByProvider } from './identity-by-provider.tsx'
import { PasswordForm } from '../../security/web/password-form.tsx'

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
            {t(`other.${name}`)}
          </Button>
        ))}
    </div>
  )
}
