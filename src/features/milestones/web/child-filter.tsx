import { personChip } from '#features/people/web/person-chip.ts'
import type { Child } from '#features/people/children.contract.ts'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'

/** More of them are easier to find in a list. */
const CHIPS_MAX = 5

type ChildFilterProps = {
  among: readonly Child[]
  value: string | undefined
  onChange: (child_id: string | undefined) => void
}

/** Whose milestones are shown: everyone's or a child's. */
export function ChildFilter({ among, value, onChange }: ChildFilterProps) {
  const t = useText('milestones')
  if (among.length > CHIPS_MAX)
    return (
      <Select
        label={t('filter')}
        className="max-w-xs"
        value={value ?? ''}
        onChange={(id) => onChange(id || undefined)}
        options={[
          { value: '', label: t('everyone') },
          ...among.map((child) => ({ value: child.id, label: fullName(child) })),
        ]}
      />
    )
  return (
    <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-2">
      <button type="button" aria-pressed={!value} onClick={() => onChange(undefined)} className={`${personChip} pl-4`}>
        {t('everyone')}
      </button>
      {among.map((child) => (
        <button
          key={child.id}
          type="button"
          aria-pressed={child.id === value}
          onClick={() => onChange(child.id)}
          className={`${personChip} pl-1.5`}
        >
          <PersonAvatar person={child} size="small" />
          <span className="truncate">{child.first_name}</span>
        </button>
      ))}
    </div>
  )
}
