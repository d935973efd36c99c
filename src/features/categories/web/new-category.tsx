import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCreateCategory } from './categories.data.ts'
import {
  categoryNameProblem,
  refusedCategoryName,
  useCategoryNameText,
  type CategoryNameProblem,
} from './category-name.ts'

type NewCategoryProps = {
  family_id: string
  /** Focuses the field when it's shown. */
  focusOnMount?: boolean
}

/** A field that adds a category. It keeps its text until the category is saved. */
export function NewCategory({ family_id, focusOnMount }: NewCategoryProps) {
  const t = useText('categories')
  const say = useProblemText()
  const sayName = useCategoryNameText()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<CategoryNameProblem>()
  const creating = useCreateCategory(family_id)

  function add(form: HTMLFormElement) {
    const wrong = categoryNameProblem(name)
    setProblem(wrong)
    form.querySelector('input')?.focus()
    if (wrong) return
    creating.mutate(name.trim(), {
      onSuccess(created) {
        // Keeps text that was typed while the category was being saved.
        setName((now) => (now === name ? '' : now))
        toast({ title: t('toasts.created'), description: created.name })
      },
      onError(error) {
        const refused = refusedCategoryName(error)
        setProblem(refused)
        toast({
          kind: 'error',
          title: t('toasts.createFailed'),
          description: refused ? sayName(refused) : say(error),
        })
      },
    })
  }

  return (
    <Form onSubmit={add} className="flex max-w-md flex-wrap items-start gap-2.5">
      <TextField
        label={t('name')}
        className="min-w-0 flex-1 basis-44"
        autoComplete="off"
        placeholder={t('placeholder')}
        value={name}
        error={sayName(problem)}
        data-autofocus={focusOnMount || undefined}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
      />
      {/* Aligns the button with the field, whose label is a line above it. */}
      <Button type="submit" kind="quiet" className="mt-[1.95rem]" busy={creating.isPending} busyLabel={t('adding')}>
        <Plus aria-hidden size={18} />
        {t('add')}
      </Button>
    </Form>
  )
}
