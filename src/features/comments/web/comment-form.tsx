import { SendHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { deleteDraft, readDraft, writeDraft } from '#web/drafts.ts'
import type { useMutation } from '#web/mutation.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form } from '#web/ui/form.tsx'
import { controlStyle, FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { COMMENT_MAX_LENGTH } from '../comments.rules.ts'

type CommentFormProps = {
  /** Key of the stored draft: leaving a photo and coming back loses nothing. */
  draft: string
  label: string
  placeholder?: string
  initial?: string
  submitLabel: string
  busyLabel: string
  sending: Pick<ReturnType<typeof useMutation<unknown, string>>, 'mutate' | 'isPending'>
  /** If set, the form has a cancel button, and closes after sending. */
  onClose?: () => void
  /** The subject was deleted: the text stays until the user discards it. */
  isGone?: boolean
}

/** A text field and a button; Ctrl or Command with Enter sends too. */
export function CommentForm(props: CommentFormProps) {
  const { draft, label, placeholder, initial = '', submitLabel, busyLabel, sending, onClose, isGone } = props
  const t = useText('comments.errors')
  const common = useText('web.actions')
  const say = useProblemText()
  const id = useId()
  const draftKey = `comment.${draft}`
  const [text, setText] = useState(() => readDraft(draftKey)?.text ?? initial)
  const [problem, setProblem] = useState<string>()
  // While the network is slow, the user can already write the next comment.
  const written = useRef(text)
  const isNew = onClose === undefined
  const wrong = isGone ? t('gone') : problem

  function write(words: string) {
    setText(words)
    written.current = words
    setProblem(undefined)
    if (words === initial) deleteDraft(draftKey)
    else writeDraft(draftKey, { text: words })
  }

  function close() {
    deleteDraft(draftKey)
    onClose?.()
  }

  function send() {
    if (sending.isPending || isGone) return
    const length = text.trim().length
    if (length === 0) return setProblem(t('comment_required'))
    if (length > COMMENT_MAX_LENGTH) return setProblem(t('comment_too_long', { max: COMMENT_MAX_LENGTH }))
    sending.mutate(text.trim(), {
      onSuccess() {
        if (written.current !== text) return
        write('')
        close()
      },
      onError: (error) => setProblem(sentenceOf(error)),
    })
  }

  function sentenceOf(error: Error): string {
    const key = error instanceof ApiProblem ? error.fields.text : undefined
    if (key === 'comment_required') return t(key)
    if (key === 'comment_too_long') return t(key, { max: COMMENT_MAX_LENGTH })
    return say(error)
  }

  return (
    <Form onSubmit={send} className="flex flex-col gap-2">
      <div className="flex items-end gap-1">
        <textarea
          aria-label={label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? id : undefined}
          placeholder={placeholder}
          rows={isNew ? 1 : 2}
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened this form
          autoFocus={!isNew}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            if (event.key === 'Escape' && onClose) {
              // Closes the form, but not the drawer around it.
              event.stopPropagation()
              close()
            }
          }}
          className={classNames(controlStyle, 'field-sizing-content max-h-[40dvh] resize-none')}
        />
        {isNew && !isGone && (
          <IconButton
            type="submit"
            icon={SendHorizontal}
            label={sending.isPending ? busyLabel : submitLabel}
            aria-busy={sending.isPending}
            tooltipSide="above"
            tooltipAlign="end"
            className={classNames('-mr-2', text.trim() === '' ? 'text-ink-soft' : 'text-ember')}
          />
        )}
      </div>
      <FieldError id={id} error={wrong} />
      {!isNew && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="plain" size="small" onClick={close}>
            {common('cancel')}
          </Button>
          {!isGone && (
            <Button type="submit" size="small" busy={sending.isPending} busyLabel={busyLabel}>
              {submitLabel}
            </Button>
          )}
        </div>
      )}
    </Form>
  )
}
