import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

type AskBeforeLeavingProps = {
  /** There is something to lose. */
  when: boolean
  title: string
  text: string
  stayLabel: string
  leaveLabel: string
  /** It is let go of. */
  onLeave?: () => void
}

/** Asks whoever goes on, back, or closes what the address has opened, before what was made here is lost. */
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
