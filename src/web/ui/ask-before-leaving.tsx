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
  const leaving = useBlocker({
    // A link to a heading stays on the page.
    shouldBlockFn: ({ current, next }) =>
      when && (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: () => when,
    withResolver: true,
  })
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
