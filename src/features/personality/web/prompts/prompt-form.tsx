import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { promptCategories, PromptText, type PromptCategory } from '../../personality.rules.ts'
import { useAddPrompt, useReplacePrompt, type PersonalityPrompt } from '../personality.data.ts'
import { usePromptText } from '../use-prompt-text.ts'

type PromptFormProps = { family_id: string; prompt: PersonalityPrompt | undefined; onClose: () => void }

/** Adds a question of the family's own, or replaces `prompt`. */
export function PromptForm({ family_id, prompt, onClose }: PromptFormProps) {
  const t = useText('personality.prompts')
  const of = useText('personality.categories')
  const words = usePromptText()
  const [prompt_text, setText] = useState('')
  const [category, setCategory] = useState<PromptCategory>(prompt?.category ?? 'other')
  const [error, setError] = useState<string>()
  const adding = useAddPrompt(family_id)
  const replacing = useReplacePrompt(family_id)

  function save() {
    const parsed = PromptText.safeParse(prompt_text)
    if (!parsed.success) return setError(t(parsed.error.issues[0]?.message === 'too_long' ? 'tooLong' : 'required'))
    const then = {
      onSuccess() {
        toast({ title: t('saved') })
        onClose()
      },
      onError: () => toast({ kind: 'error', title: t('failed') }),
    }
    if (prompt) replacing.mutate({ prompt_id: prompt.id, prompt_text: parsed.data, category }, then)
    else adding.mutate({ prompt_text: parsed.data, category }, then)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(prompt ? 'replaceTitle' : 'addTitle')}
      {...(prompt && { description: t('instead', { question: words(prompt) }) })}
    >
      <Form onSubmit={save} className="flex flex-col gap-5">
        <TextField
          label={t('label')}
          hint={t('hint')}
          error={error}
          value={prompt_text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
          data-autofocus
        />
        <Select
          label={t('category')}
          value={category}
          onChange={setCategory}
          options={promptCategories.map((value) => ({ value, label: of(value) }))}
        />
        <Button type="submit" busy={adding.isPending || replacing.isPending} className="sm:self-end">
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  )
}
