import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AuthenticatorSetUp } from '#features/security/web/authenticator-set-up.tsx'
import { AddPasskey } from '#features/security/web/passkeys-card.tsx'
import { canUsePasskeys } from '#features/security/web/passkeys.data.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { askFor } from '#web/identity-needs.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { HomeLink } from '#web/ui/home-link.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'

/** Shows its children once this session proved a passkey or authenticator code; the server enforces it too. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionOptions)
  const cache = useQueryClient()
  const lookAgain = () => void cache.invalidateQueries({ queryKey: sessionOptions.queryKey })
  const factor = session?.admin_second_factor
  if (factor !== 'missing' && factor !== 'owed') return children
  return (
    <>
      <HomeLink />
      {factor === 'missing' ? <SetUp onDone={lookAgain} /> : <Confirm onDone={lookAgain} />}
    </>
  )
}

function SetUp({ onDone }: { onDone: () => void }) {
  const t = useText('admin')
  const [settingUp, setSettingUp] = useState(false)
  return (
    <LonePage
      painting="front-door"
      page={t('title')}
      title={t('secondFactor.missingTitle')}
      text={t('secondFactor.missingText')}
    >
      <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
        {canUsePasskeys() && <AddPasskey kind="primary" onAdded={onDone} />}
        <Button kind={canUsePasskeys() ? 'quiet' : 'primary'} onClick={() => setSettingUp(true)}>
          {t('secondFactor.setUp')}
        </Button>
      </div>
      {settingUp && (
        <AuthenticatorSetUp
          onClose={() => {
            setSettingUp(false)
            onDone()
          }}
        />
      )}
    </LonePage>
  )
}

function Confirm({ onDone }: { onDone: () => void }) {
  const t = useText('admin')
  return (
    <LonePage
      painting="front-door"
      page={t('title')}
      title={t('secondFactor.owedTitle')}
      text={t('secondFactor.owedText')}
    >
      <Button className="sm:self-start" onClick={() => void askFor('proof').then((given) => given && onDone())}>
        {t('secondFactor.confirm')}
      </Button>
    </LonePage>
  )
}
