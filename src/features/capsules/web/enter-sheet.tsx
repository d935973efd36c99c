import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { Capsule } from '../capsules.contract.ts'
import { lettersTexts } from './letters.texts.ts'
import { useEnterSheet } from './letters.data.ts'
import { MoreTexts } from '#web/more-texts.tsx'

type EnterSheetProps = { family_id: string; letter: Capsule; onClose: () => void }

export function EnterSheet(props: EnterSheetProps) {
  return (
    <MoreTexts of={lettersTexts}>
      <Sheet {...props} />
    </MoreTexts>
  )
}

/** Lets this server open a letter that came from another one. */
function Sheet({ family_id, letter, onClose }: EnterSheetProps) {
  const t = useText('letters.sheet')
  const e = useText('letters.errors')
  const [isWrong, setIsWrong] = useState(false)
  const entering = useEnterSheet(family_id)
  function submit(form: HTMLFormElement) {
    const key = String(new FormData(form).get('key'))
    entering.mutate(
      { letter_id: letter.id, key },
      {
        onSuccess: () => {
          toast({ title: t('done') })
          onClose()
        },
        onError: (error) => {
          const isKey = error instanceof ApiProblem && error.code === 'invalid_input'
          setIsWrong(isKey)
          if (!isKey) toastError(t('failed'), error)
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('title')}
      description={t('about')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('submit')}
      busy={entering.isPending}
      busyLabel={t('busy')}
    >
      <TextArea
        label={t('label')}
        hint={t('hint')}
        name="key"
        required
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? e('other_sheet') : undefined}
        onChange={() => setIsWrong(false)}
      />
    </FormDialog>
  )
}
