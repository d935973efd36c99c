import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Sets up an authenticator app, then shows the recovery codes. `onClose` is called after the last dialog. */
export function AuthenticatorSetUp({ onClose }: { onClose: () => void }) {
  const t = useText('security.tab')
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <AuthenticatorDialog
      onClose={onClose}
      onDone={(recovery_codes) => {
        setCodes(recovery_codes)
        toast({ title: t('toasts.secondOn') })
      }}
    />
  )
}
