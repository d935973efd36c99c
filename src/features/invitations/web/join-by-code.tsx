import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RESEND_WAIT_SECONDS } from '#features/accounts/accounts.rules.ts'
import { useAskToSignIn, useFinishSignUp, useVerifyCode } from '#features/sign-in/web/sign-in.data.ts'
import { AddressForm } from '#features/sign-in/web/address-form.tsx'
import { asAddress } from '#features/sign-in/web/as-address.tsx'
import { CodeForm } from '#features/security/web/code-form.tsx'
import { isWaiting, saveDeadline } from '#features/sign-in/web/deadline.ts'
import { NameForm } from '#features/sign-in/web/name-form.tsx'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
import { UnsentEmail } from '#features/sign-in/web/unsent-email.tsx'
import { useDeadline } from '#features/sign-in/web/use-deadline.ts'
import { useLinkValues } from '#features/sign-in/web/link-values.ts'
import { useEnter } from '#features/sign-in/web/use-enter.ts'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { pathOfInvitation } from './invitation-path.ts'
import { AcceptSearch } from './invitations.search.ts'

type JoinByCodeProps = {
  token: string
  /** The invited address if the link proves it; otherwise the user types one. */
  email: string | null
  /** What the inviter calls them. */
  name: string | undefined
  onSignedIn: (email: string) => void
}

/** Joins with an address confirmed by a code, all on this page: the address, the code, and a name for new users. */
export function JoinByCode({ token, email: invited, name, onSignedIn }: JoinByCodeProps) {
  const t = useText('invitations.accept')
  const sent = useText('accounts.sent')
  const login = useText('accounts.login')
  const { duration } = useFormat()
  const say = useProblemText()
  const navigate = useNavigate()
  const { email = invited ?? '', step } = AcceptSearch.parse(useLinkValues())
  const ask = useAskToSignIn()
  const verify = useVerifyCode()
  const finish = useFinishSignUp()
  const enter = useEnter()
  const hasMailServer = useHasMailServer()
  const wait = useDeadline(`join.${email}`, RESEND_WAIT_SECONDS)
  const [error, setError] = useState<string>()

  function goTo(next: 'code' | 'name' | undefined, address: string) {
    void navigate({
      to: '/accept-invitation',
      search: (before: object) => ({ ...before, email: address, step: next }),
      hash: true,
      replace: next !== 'code',
    })
  }

  async function send(address: string) {
    // The previous email's code is still valid.
    if (!isWaiting(`join.${address}`, RESEND_WAIT_SECONDS)) {
      await ask.mutateAsync({ email: address, redirect: pathOfInvitation(token) })
      saveDeadline(`join.${address}`, Date.now() + RESEND_WAIT_SECONDS * 1000)
    }
    goTo('code', address)
  }

  if (step === 'name' && email)
    return (
      <NameForm
        name={name}
        submitLabel={t('join')}
        busyLabel={t('joining')}
        onName={async (first_name) => {
          await finish.mutateAsync({ email, first_name })
          onSignedIn(email)
        }}
      />
    )
  if (step === 'code' && email)
    return (
      <>
        <p className="text-center text-ink-soft">
          {hasMailServer ? t.rich('codeSent', { email, ...asAddress }) : <UnsentEmail email={email} of="code" />}
        </p>
        <CodeForm
          key={email}
          submitLabel={t('join')}
          hint={hasMailServer ? undefined : sent('unsentHint')}
          verify={async (code) => {
            const verified = await verify.mutateAsync({ email, code, purpose: 'sign-in' })
            if (verified.name_owed) goTo('name', email)
            else if (verified.second_factor) enter({ ...verified, redirect: pathOfInvitation(token) })
            else onSignedIn(email)
          }}
        />
        <Button
          kind="quiet"
          wide
          busy={ask.isPending}
          disabled={wait.seconds > 0}
          onClick={() =>
            ask.mutate(
              { email, redirect: pathOfInvitation(token) },
              { onSuccess: () => wait.start(RESEND_WAIT_SECONDS) },
            )
          }
        >
          {wait.seconds > 0 ? sent('resendIn', { time: duration(wait.seconds) }) : t('resend')}
        </Button>
        {ask.error && (
          <p role="alert" className="text-center text-sm text-danger">
            {say(ask.error)}
          </p>
        )}
        <Button kind="plain" wide onClick={() => goTo(undefined, email)}>
          {login('back')}
        </Button>
      </>
    )
  if (invited)
    return (
      <>
        <p className="text-center text-ink-soft">
          {t.rich(hasMailServer ? 'hasAccount' : 'hasAccountUnsent', { email: invited, ...asAddress })}
        </p>
        <Button
          size="large"
          wide
          busy={ask.isPending}
          busyLabel={t('sending')}
          onClick={() => void send(invited).catch((problem: unknown) => setError(say(problem)))}
        >
          {t(hasMailServer ? 'sendCode' : 'getCode')}
        </Button>
        {error && (
          <p role="alert" className="text-center text-sm text-danger">
            {error}
          </p>
        )}
      </>
    )
  return (
    <AddressForm
      email={email}
      hint={t(hasMailServer ? 'emailHint' : 'emailHintUnsent')}
      submitLabel={t(hasMailServer ? 'sendCode' : 'getCode')}
      busyLabel={t('sending')}
      busy={ask.isPending}
      onAddress={send}
    />
  )
}
