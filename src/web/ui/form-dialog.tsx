import { useId, useState, type ReactNode } from 'react'
import { deleteDraft } from '../drafts.ts'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { FormDraft } from './form-draft.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  onSubmit: (form: HTMLFormElement) => void
  submitLabel: string
  busy: boolean
  busyLabel: string
  /** Something changed that isn't in a form field. */
  isChanged?: boolean
  wide?: boolean | 'very'
  /** Stores a draft under this name until the form is saved; call `forgetDraft` after saving. */
  draft?: string
  children: ReactNode
  /** Dialogs that open on top of this one, rendered outside of its form. */
  over?: ReactNode
}

/** A form in a dialog. Escape or a click on the backdrop asks before discarding what was typed. */
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
    if (props.draft) deleteDraft(props.draft)
    props.onClose()
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={props.title}
      description={props.description}
      {...(props.wide && { wide: props.wide })}
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
        {props.draft && <FormDraft name={props.draft} />}
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
