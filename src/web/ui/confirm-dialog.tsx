import type { ReactNode } from 'react'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  text: ReactNode
  confirmLabel: string
  busy?: boolean
  busyLabel?: string
  /** Instead of "Cancel". */
  cancelLabel?: string
  kind?: 'danger' | 'primary'
  children?: ReactNode
  disabled?: boolean
}

/** Confirms an action that can't easily be undone. The safe answer is focused. */
export function ConfirmDialog({ kind = 'danger', ...props }: ConfirmDialogProps) {
  const t = useText('web')
  return (
    <Dialog
      alert
      open={props.open}
      onClose={() => !props.busy && props.onClose()}
      title={props.title}
      description={props.text}
      actions={
        <>
          <Button kind="quiet" onClick={props.onClose} disabled={props.busy} data-autofocus>
            {props.cancelLabel ?? t('actions.cancel')}
          </Button>
          <Button
            kind={kind}
            onClick={props.onConfirm}
            busy={props.busy}
            busyLabel={props.busyLabel}
            disabled={props.disabled}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
