import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Person } from '../people.contract.ts'
import { peopleOptions, useMergePeople } from './people.data.ts'
import { fullName } from '#shared/full-name.ts'

type MergeDialogProps = { person: Person; onClose: () => void; onMerged: (() => void) | undefined }

/** Merges someone who was added twice into the other entry. */
export function MergeDialog({ person, onClose, onMerged }: MergeDialogProps) {
  const t = useText('children.merge')
  const say = useProblemText()
  const { data } = useQuery(peopleOptions(person.family_id))
  const merging = useMergePeople(person.family_id, person.id)
  const others = data?.people.filter(({ id }) => id !== person.id) ?? []
  const [chosen, setChosen] = useState('')
  const into = chosen || (others[0]?.id ?? '')
  const name = fullName(person)

  const merge = () =>
    merging.mutate(into, {
      onSuccess(kept) {
        toast({ title: t('done', { name: fullName(kept) }) })
        onClose()
        onMerged?.()
      },
      onError(error) {
        const isAnswered = error instanceof ApiProblem && error.code === 'conflict'
        toast({ kind: 'error', title: t('failed'), description: isAnswered ? t('refused', { name }) : say(error) })
      },
    })

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={merge}
      disabled={!into}
      title={t('title', { name })}
      text={others.length > 0 ? t('text', { name }) : t('noOne')}
      confirmLabel={t('confirm')}
      busy={merging.isPending}
      busyLabel={t('busy')}
    >
      {others.length > 0 && (
        <Select
          label={t('into')}
          value={into}
          onChange={setChosen}
          options={others.map((one) => ({ value: one.id, label: fullName(one) }))}
        />
      )}
    </ConfirmDialog>
  )
}
