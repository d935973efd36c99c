import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

type AskBeforeLeavingProps = {
  when: boolean
  title: string
  text: string
  stayLabel: string
  leaveLabel: string
  onLeave?: () => void
}

/** Asks before navigation, Back, or closing a dialog with its own URL would lose unsaved changes. */
export function AskBeforeLeaving({ when, title, text, stayLabel, leaveLabel, onLeave }: AskBeforeLeavingProps) {
  const leaving = useBlocker({ shouldBlockFn: () => when, enableBeforeUnload: () => when, withResolver: true })
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      onConfirm={() => {
        onLeave?.()
        leaving.proceed?.()
      }}
      title={title}
      text={text}
      cancelLabel={stayLabel}
      confirmLabel={leaveLabel}
    />
  )
}
