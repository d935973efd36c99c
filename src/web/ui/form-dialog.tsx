import { useId, useState, type ReactNode } from 'react'
import { forgetDraft } from '../drafts.ts'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { KeptDraft } from './kept-draft.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  onSubmit: (form: HTMLFormElement) => void
  submitLabel: string
  busy: boolean
  busyLabel: string
  /** Something was chosen that no field of the form holds. */
  isChanged?: boolean
  wide?: boolean
  /** Keeps what is typed under this name until the form is saved; the one who saves it calls `forgetDraft`. */
  draft?: string
  /** The fields. */
  children: ReactNode
  /** Dialogs that open over this one, outside of its form. */
  over?: ReactNode
}

/** A form in a window. What was typed is not lost by Escape or a press beside it: the reader is asked first. */
export function FormDialog(props: FormDialogProps) {
  const t = useText('web')
  const form = useId()
  const [isTyped, setIsTyped] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  function leave() {
    if (props.busy) return
    if (isTyped || props.isChanged) setIsLeaving(true)
    else props.onClose()
  }

  function discard() {
    if (props.draft) forgetDraft(props.draft)
    props.onClose()
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={props.title}
      description={props.description}
      {...(props.wide && { wide: true })}
      actions={
        <>
          <Button kind="quiet" onClick={leave} disabled={props.busy}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={form} busy={props.busy} busyLabel={props.busyLabel}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={(node) => void (props.busy || props.onSubmit(node))}
        onChange={() => setIsTyped(true)}
        className="flex flex-col gap-5"
      >
        {props.draft && <KeptDraft name={props.draft} />}
        {props.children}
      </Form>
      {props.over}
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={discard}
        title={t('discard.title')}
        text={t('discard.text')}
        cancelLabel={t('discard.keep')}
        confirmLabel={t('discard.confirm')}
      />
    </Dialog>
  )
}
