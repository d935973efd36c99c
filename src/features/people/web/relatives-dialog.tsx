import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ToggleChips } from '#web/ui/toggle-chips.tsx'
import type { Person } from '../people.contract.ts'
import { peopleOptions, useSetRelatives, type Relatives } from './people.data.ts'
import { fullName } from '#shared/full-name.ts'
import { relativesOf } from './relatives.ts'

const groups = ['parent_ids', 'partner_ids', 'child_ids'] as const

/** Chooses a person's parents, partners and children. */
export function RelativesDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useText('children.relatives')
  const common = useText('children.form')
  const say = useProblemText()
  const { data } = useQuery(peopleOptions(person.family_id))
  const [changed, setChanged] = useState<Partial<Relatives>>({})
  const setting = useSetRelatives(person.family_id, person.id)
  if (!data) return null
  const { parents, partners, children } = relativesOf(person.id, data)
  const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)
  const before: Relatives = { parent_ids: idsOf(parents), partner_ids: idsOf(partners), child_ids: idsOf(children) }
  const now = { ...before, ...changed }
  const others = data.people.filter(({ id }) => id !== person.id)

  /** Someone who is chosen in one group leaves the others. */
  function choose(group: (typeof groups)[number], ids: string[]) {
    const without = (name: (typeof groups)[number]) => now[name].filter((id) => !ids.includes(id))
    setChanged({
      ...Object.fromEntries(groups.map((name) => [name, without(name)])),
      [group]: ids,
    })
  }

  const save = () =>
    setting.mutate(now, {
      onSuccess() {
        toast({ title: t('saved') })
        onClose()
      },
      onError(error) {
        const isCircular = error instanceof ApiProblem && error.fields?.['parent_ids'] === 'own_ancestor'
        toast({ kind: 'error', title: t('failed'), description: isCircular ? t('circular') : say(error) })
      },
    })

  return (
    <FormDialog
      title={t('title', { name: person.first_name })}
      onClose={onClose}
      onSubmit={save}
      submitLabel={common('save')}
      busy={setting.isPending}
      busyLabel={common('saving')}
    >
      {groups.map((group) => (
        <ToggleChips
          key={group}
          label={t(group)}
          options={others.map((one) => ({ value: one.id, label: fullName(one) }))}
          value={now[group]}
          onChange={(ids) => choose(group, ids)}
        >
          <p className="text-sm text-ink-soft">{t('noOne')}</p>
        </ToggleChips>
      ))}
    </FormDialog>
  )
}
