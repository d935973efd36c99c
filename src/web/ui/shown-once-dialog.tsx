import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

type ShownOnceDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  /** Copied, downloaded or sent. */
  isSaved: boolean
  /** The question before it closes unsaved. */
  question: { title: string; text: string; stayLabel: string; leaveLabel: string }
  actions: ReactNode
  /** A button that closes it, and asks like Escape does. */
  closeLabel?: string
  children: ReactNode
}

/** A window with something that can't be shown again. Until it's saved, closing it by any way asks first. */
export function ShownOnceDialog({ isSaved, onClose, question, actions, closeLabel, ...dialog }: ShownOnceDialogProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const isUnsaved = dialog.open && !isSaved
  const close = () => (isSaved ? onClose() : setIsLeaving(true))
  // The dialog itself stops Back; this one is for reloading the page or closing the tab.
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
        open={isLeaving}
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
