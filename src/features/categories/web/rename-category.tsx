import { useId, useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { Category } from '../categories.contract.ts'
import { CategoriesText } from './categories-text.tsx'
import { useRenameCategory } from './categories.data.ts'
import {
  categoryNameProblem,
  refusedCategoryName,
  useCategoryNameText,
  type CategoryNameProblem,
} from './category-name.ts'

type RenameCategoryProps = { category: Category; onClose: () => void }

export function RenameCategory(props: RenameCategoryProps) {
  return (
    <CategoriesText>
      <Rename {...props} />
    </CategoriesText>
  )
}

function Rename({ category, onClose }: RenameCategoryProps) {
  const t = useText('categories')
  const common = useText('web')
  const sayName = useCategoryNameText()
  const form = useId()
  const [name, setName] = useState(category.name)
  const [problem, setProblem] = useState<CategoryNameProblem>()
  const renaming = useRenameCategory(category.family_id)

  function save() {
    const wrong = categoryNameProblem(name)
    setProblem(wrong)
    if (wrong) return
    renaming.mutate(
      { id: category.id, name: name.trim() },
      {
        onSuccess: onClose,
        onError(error) {
          setProblem(refusedCategoryName(error))
          if (!refusedCategoryName(error)) toastError(t('toasts.renameFailed'), error)
        },
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('renameTitle')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={form} busy={renaming.isPending} busyLabel={t('renaming')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={save}>
        <TextField
          label={t('name')}
          autoComplete="off"
          data-autofocus
          value={name}
          error={sayName(problem)}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(undefined)
          }}
        />
      </Form>
    </Dialog>
  )
}
