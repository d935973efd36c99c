import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { Button } from './button.tsx'
import { ShownOnceDialog } from './shown-once-dialog.tsx'
import { TextField } from './text-field.tsx'
import { toast } from './toast.ts'

type CopyOnceDialogProps = {
  /** What can't be shown again, by label; the button copies the first. Closed without any. */
  values: Record<string, string> | undefined
  onClose: () => void
  title: string
  description: string
  texts: Record<
    | 'copy'
    | 'copied'
    | 'done'
    | 'failed'
    | 'copyFailed'
    | 'unsavedTitle'
    | 'unsavedText'
    | 'unsavedStay'
    | 'unsavedLeave',
    string
  >
}

/** Shows secrets or addresses to copy, the only time they can be read. */
export function CopyOnceDialog({ values = {}, onClose, title, description, texts }: CopyOnceDialogProps) {
  const [saved, setSaved] = useState<string>()
  const [first] = Object.values(values)
  const isSaved = first !== undefined && saved === first
  async function copy() {
    if (first && (await copyText(first))) setSaved(first)
    else toast({ kind: 'error', title: texts.failed, description: texts.copyFailed })
  }
  return (
    <ShownOnceDialog
      open={first !== undefined}
      onClose={onClose}
      isSaved={isSaved}
      title={title}
      description={description}
      question={{
        title: texts.unsavedTitle,
        text: texts.unsavedText,
        stayLabel: texts.unsavedStay,
        leaveLabel: texts.unsavedLeave,
      }}
      closeLabel={texts.done}
      actions={
        <Button onClick={() => void copy()} data-autofocus>
          {isSaved ? texts.copied : texts.copy}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {Object.entries(values).map(([label, value]) => (
          <TextField key={label} label={label} value={value} readOnly onCopy={() => setSaved(first)} />
        ))}
      </div>
    </ShownOnceDialog>
  )
}
