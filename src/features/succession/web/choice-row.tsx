import { UserRoundPlus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { MemberAvatar } from '#features/families/web/member-avatar.tsx'
import { useText } from '#web/text.tsx'

type ChoiceRowProps = {
  portrait: ReactNode
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A choice with a picture. An invisible native select covers the row, so phones and screen readers have their own. */
export function ChoiceRow({ portrait, label, hint, options, value, onChange }: ChoiceRowProps) {
  const t = useText('succession')
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3.5 has-focus-visible:rounded-mark has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember">
      {portrait}
      <span aria-hidden className="min-w-[min(9rem,100%)] flex-1">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="block font-medium break-words">{options.find((one) => one.value === value)?.label}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      <span aria-hidden className="font-semibold text-ember">
        {t(value ? 'change' : 'choose')}
      </span>
      <select
        aria-label={label}
        title={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </li>
  )
}

type PersonRowProps = Omit<ChoiceRowProps, 'portrait' | 'hint'> & { family: Family }

/** One of the family's members, with their face. */
export function PersonRow({ family, ...row }: PersonRowProps) {
  const user = family.members.find((member) => member.user.id === row.value)?.user
  const name = row.options.find(({ value }) => value === row.value)?.label ?? ''
  return (
    <ChoiceRow
      {...row}
      portrait={user ? <MemberAvatar family_id={family.id} name={name} user={user} /> : <Circle of={UserRoundPlus} />}
    />
  )
}

/** An icon as large as a portrait beside it. */
export function Circle({ of: Icon }: { of: LucideIcon }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunk text-ink-soft">
      <Icon aria-hidden size={20} />
    </span>
  )
}
