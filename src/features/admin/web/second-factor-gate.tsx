import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AuthenticatorSetUp } from '#features/security/web/authenticator-set-up.tsx'
import { AddPasskey } from '#features/security/web/passkeys-card.tsx'
import { canUsePasskeys } from '#features/security/web/passkeys.data.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { askFor } from '#web/identity-needs.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Door } from '#web/illustrations/door.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Shows its children once this session proved a passkey or authenticator code; the server enforces it too. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionOptions)
  const cache = useQueryClient()
  const lookAgain = () => void cache.invalidateQueries({ queryKey: sessionOptions.queryKey })
  if (session?.admin_second_factor === 'missing') return <SetUp onDone={lookAgain} />
  if (session?.admin_second_factor === 'owed') return <Confirm onDone={lookAgain} />
  return children
}

function SetUp({ onDone }: { onDone: () => void }) {
  const t = useText('admin.secondFactor')
  const [settingUp, setSettingUp] = useState(false)
  return (
    <Gate>
      <EmptyState
        picture={<Door />}
        title={t('missingTitle')}
        text={t('missingText')}
        action={
          <div className="flex flex-col items-center gap-2.5">
            {canUsePasskeys() && <AddPasskey kind="primary" onAdded={onDone} />}
            <Button kind={canUsePasskeys() ? 'plain' : 'primary'} onClick={() => setSettingUp(true)}>
              {t('setUp')}
            </Button>
          </div>
        }
      />
      {settingUp && (
        <AuthenticatorSetUp
          onClose={() => {
            setSettingUp(false)
            onDone()
          }}
        />
      )}
    </Gate>
  )
}

function Confirm({ onDone }: { onDone: () => void }) {
  const t = useText('admin.secondFactor')
  return (
    <Gate>
      <EmptyState
        picture={<Door />}
        title={t('owedTitle')}
        text={t('owedText')}
        action={<Button onClick={() => void askFor('proof').then((given) => given && onDone())}>{t('confirm')}</Button>}
      />
    </Gate>
  )
}

function Gate({ children }: { children: ReactNode }) {
  const t = useText('admin')
  return (
    <div>
      <PageHeading look="small">{t('title')}</PageHeading>
      {children}
    </div>
  )
}
