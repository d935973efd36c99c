import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { currentNeed, onNeed, settleNeed } from '#web/identity-needs.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import type { ProofMethod } from '../../security/security.rules.ts'
import { useAskToSignIn, useVerifyCode } from './sign-in.data.ts'
import { sessionOptions } from '../../accounts/web/session.data.ts'
import { IdentityMethods, type IdentityMethodHandlers } from './identity-methods.tsx'
import { canUsePasskeys, proveByPasskey, useSignInByPasskey } from '../../security/web/passkeys.data.ts'
import { SecondFactorForm } from '../../security/web/second-factor-form.tsx'
import {
  proofMethodsOptions,
  proveByPassword,
  proveByTotp,
  useSignInByPassword,
} from '../../security/web/security.data.ts'
import { mailProofCode, proveByCode } from './sign-in.data.ts'

const given = () => settleNeed(true)

/** Asks the user to prove their identity during an operation; the page beneath keeps its state. */
export function IdentityDialog() {
  const t = useText('security.identity')
  const need = useSyncExternalStore(onNeed, currentNeed) ?? 'proof'
  const { data: session } = useQuery(sessionOptions)
  return (
    <Dialog
      open
      onClose={() => settleNeed(false)}
      title={t(`${need}Title`)}
      description={t(`${need}Text`)}
      actions={
        <Button kind="plain" onClick={() => settleNeed(false)}>
          {t(need === 'proof' ? 'notNow' : 'signOut')}
        </Button>
      }
    >
      {need === 'proof' ? <Proof /> : <SignInAgain email={session?.user?.email ?? ''} />}
    </Dialog>
  )
}

function Proof() {
  const t = useText('security.identity')
  const handlersFor = (email: string): IdentityMethodHandlers => ({
    mail: { name: `proof.${email}`, send: mailProofCode, verify: (code: string) => proveByCode(code).then(given) },
    password: { verify: (password: string) => proveByPassword(password).then(given) },
    passkey: { verify: () => proveByPasskey().then(given) },
    totp: { verify: (code: string) => proveByTotp(code).then(given) },
    ...{ google: { provider: 'google' }, apple: { provider: 'apple' } },
  })
  return (
    <QueryState
      query={useQuery(proofMethodsOptions)}
      skeleton={<PageSpinner />}
      failed={{ title: t('failedTitle'), text: t('failedText') }}
    >
      {({ ways, email }) => (
        <IdentityMethods email={email} ways={pick(handlersFor(email), ways)} submitLabel={t('confirm')} />
      )}
    </QueryState>
  )
}

function SignInAgain({ email }: { email: string }) {
  const t = useText('security.identity')
  const ask = useAskToSignIn()
  const byCode = useVerifyCode()
  const byPassword = useSignInByPassword()
  const byPasskey = useSignInByPasskey()
  const [needsSecond, setNeedsSecond] = useState(false)
  const enter = ({ second_factor }: { second_factor: boolean }) => (second_factor ? setNeedsSecond(true) : given())
  if (needsSecond) return <SecondFactorForm onDone={given} />
  return (
    <IdentityMethods
      email={email}
      submitLabel={t('signIn')}
      ways={{
        mail: {
          name: `login.${email}`,
          send: () => ask.mutateAsync({ email, redirect: undefined }),
          verify: (code) => byCode.mutateAsync({ email, code, purpose: 'sign-in' }).then(enter),
        },
        ...(canUsePasskeys() && { passkey: { verify: () => byPasskey.mutateAsync({ autofill: false }).then(given) } }),
        password: { verify: (password) => byPassword.mutateAsync({ email, password }).then(enter) },
      }}
    />
  )
}

function pick(all: IdentityMethodHandlers, names: readonly ProofMethod[]): IdentityMethodHandlers {
  const open = names.filter((name) => name !== 'passkey' || canUsePasskeys())
  return Object.fromEntries(open.map((name) => [name, all[name]]))
}
