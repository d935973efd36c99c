import { useEffect, useRef, useState } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useConfirmAuthenticator, useStartAuthenticator } from './security.data.ts'

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

type AuthenticatorDialogProps = { onClose: () => void; onDone: (recovery_codes: readonly string[]) => void }

/** Sets up an authenticator app: scan the QR code, then type the first code. */
function AuthenticatorDialog({ onClose, onDone }: AuthenticatorDialogProps) {
  const t = useText('security.tab.second')
  const say = useProblemText()
  const { mutate: start, data: begun, error } = useStartAuthenticator()
  const confirm = useConfirmAuthenticator()
  const started = useRef(false)

  useEffect(() => {
    // Once per opening: a second secret would invalidate the QR code that was just scanned.
    if (started.current) return
    started.current = true
    start(undefined)
  }, [start])

  return (
    <Dialog open onClose={onClose} title={t('setUpTitle')}>
      {error && (
        <div className="flex flex-col gap-4">
          <p role="alert" className="text-danger">
            {say(error)}
          </p>
          <Button kind="quiet" onClick={() => start(undefined)}>
            {t('setUp')}
          </Button>
        </div>
      )}
      {!begun && !error && <PageSpinner label={t('preparing')} />}
      {begun && (
        <div className="flex flex-col gap-4">
          <p>{t('scan')}</p>
          <QrCode text={begun.uri} label={t('picture')} />
          <p className="text-sm text-ink-soft">
            {t('typeInstead')}
            <code className="mt-1 block font-mono text-base text-ink select-all">
              {begun.secret.match(/.{4}/g)?.join(' ')}
            </code>
          </p>
          <p>{t('thenType')}</p>
          <CodeForm
            submitLabel={t('turnOn')}
            hint=""
            verify={async (code) => onDone((await confirm.mutateAsync(code)).recovery_codes)}
          />
        </div>
      )}
    </Dialog>
  )
}
