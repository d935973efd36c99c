import { useLocale } from 'use-intl'
import type { Family } from '#features/families/families.contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { saveAs } from '#web/save-as.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { successionContract } from '../succession.contract.ts'

const contract = operationsOf<typeof successionContract>()

/** In the family settings: the page to print and keep. */
export function RecordCard({ family }: { family: Family }) {
  const t = useText('succession.record')
  const language = useLocale()
  const creating = useMutation({
    mutationFn: () => call(contract.createFamilyRecord, { family_id: family.id, language }),
    onSuccess: ({ filename, pdf }) => saveAs(`data:application/pdf;base64,${pdf}`, filename),
    onError: (error) => toastError(t('failed'), error),
  })
  return (
    <Card
      title={t('title')}
      subtitle={t('text', { family: family.name })}
      action={
        <Button kind="quiet" busy={creating.isPending} onClick={() => creating.mutate()}>
          {t('download')}
        </Button>
      }
    />
  )
}
