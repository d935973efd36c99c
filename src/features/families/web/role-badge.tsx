import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Role } from '../families.rules.ts'

const styles: Partial<Record<Role, string>> = {
  owner: 'bg-honey-wash text-honey',
  editor: 'bg-sage-wash text-sage',
}

export function RoleBadge({ role }: { role: Role }) {
  const t = useText('families.roles')
  return (
    <span
      className={classNames(
        'inline-flex h-7 shrink-0 items-center rounded-full px-3 text-sm font-medium',
        styles[role] ?? 'bg-sunk text-ink-soft',
      )}
    >
      {t(role)}
    </span>
  )
}
