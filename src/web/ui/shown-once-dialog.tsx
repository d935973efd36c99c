import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

type ShownOnceDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  /** It was copied, downloaded or sent. */
  isSaved: boolean
  /** The confirmation before it's closed unsaved. */
  question: { title: string; text: string; stayLabel: string; leaveLabel: string }
  actions: ReactNode
  /** Label of a button that closes it, with the same confirmation as Escape. */
  closeLabel?: string
  children: ReactNode
}

/** Shows something that can't be shown again. Until it's saved, every way of closing it asks for confirmation. */
export function ShownOnceDialog({ isSaved, onClose, question, actions, closeLabel, ...dialog }: ShownOnceDialogProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const isUnsaved = dialog.open && !isSaved
  const close = () => (isSaved ? onClose() : setIsLeaving(true))
  // A copy that finishes while its confirmation is open makes the confirmation pointless.
  const isAnswered = isLeaving && isSaved
  if (isLeaving && !dialog.open) setIsLeaving(false)
  useEffect(() => {
    if (isAnswered) onClose()
  }, [isAnswered, onClose])
  // The dialog already blocks Back; this blocks reloading the page and closing the tab.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isUnsaved })
  return (
    <Dialog
      {...dialog}
      onClose={close}
      actions={
        <>
          {closeLabel && (
            <Button kind="quiet" onClick={close}>
              {closeLabel}
            </Button>
          )}
          {actions}
        </>
      }
    >
      {dialog.children}
      <ConfirmDialog
        open={isLeaving && !isSaved}
        onClose={() => setIsLeaving(false)}
        onConfirm={() => {
          setIsLeaving(false)
          onClose()
        }}
        title={question.title}
        text={question.text}
        cancelLabel={question.stayLabel}
        confirmLabel={question.leaveLabel}
      />
    </Dialog>
  )
}
