import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Credentials } from '../security.contract.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useMakeRecoveryCodes, useRemoveAuthenticator } from './security.data.ts'

/** Two-step verification with an authenticator app. */
export function SecondFactorCard({ credentials }: { credentials: Credentials }) {
  const t = useText('security.tab')
  const { longDate } = useFormat()
  const { authenticator_since: since, recovery_codes_left: count } = credentials
  const [settingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Card
      title={t('second.title')}
      subtitle={since ? `${t('second.on', { date: longDate(since) })} ${t('second.left', { count })}` : t('second.off')}
      action={
        since ? (
          <div className="flex flex-wrap gap-2.5">
            <TurnOff />
            <NewCodes onMade={setCodes} />
          </div>
        ) : (
          <Button kind="quiet" onClick={() => setSettingUp(true)}>
            {t('second.setUp')}
          </Button>
        )
      }
    >
      {settingUp && <AuthenticatorSetUp onClose={() => setSettingUp(false)} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  )
}

function NewCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const t = useText('security.tab')
  const make = useMakeRecoveryCodes()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('second.newCodes')}
      </Button>
      <ConfirmDialog
        kind="primary"
        open={asking}
        onClose={() => setAsking(false)}
        title={t('second.newCodesTitle')}
        text={t('second.newCodesText')}
        confirmLabel={t('second.newCodesConfirm')}
        busy={make.isPending}
        onConfirm={() =>
          make.mutate(undefined, {
            onSuccess: ({ recovery_codes }) => onMade(recovery_codes),
            failed: t('toasts.failed'),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}

function TurnOff() {
  const t = useText('security.tab')
  const remove = useRemoveAuthenticator()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)}>
        {t('second.turnOff')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('second.turnOffTitle')}
        text={t('second.turnOffText')}
        confirmLabel={t('second.turnOff')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            done: t('toasts.secondOff'),
            failed: t('toasts.failed'),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
