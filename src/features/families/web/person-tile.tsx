import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Menu } from '#web/ui/menu.tsx'
import type { Role } from '../families.rules.ts'

type PersonTileProps = {
  portrait: ReactNode
  name: string
  role: Role
  /** What the current user can do about this person. */
  items: readonly MenuItem[]
  actionsLabel: string
  /** Portrait and text beside each other, as on phones. */
  isRow?: boolean
  children: ReactNode
}

/** The grid of `PersonTile`s; on phones, a list. */
export const peopleGrid =
  'grid gap-x-6 max-sm:divide-y max-sm:divide-line sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:gap-y-10 compact:sm:grid-cols-2'

/** A member or an invited person: their portrait, and their role in words. The role opens the menu. */
export function PersonTile({ portrait, name, role, items, actionsLabel, isRow = false, children }: PersonTileProps) {
  const roleName = useText('families.roles')
  const hints = useText('families.roleHints')
  return (
    <li
      className={classNames(
        'flex items-center gap-4 max-sm:py-4',
        !isRow && 'sm:flex-col sm:text-center compact:sm:flex-row compact:sm:text-left',
      )}
    >
      <span className="max-narrow:hidden">{portrait}</span>
      <div className="min-w-0 flex-1">
        <p className="font-serif text-lg leading-snug font-semibold wrap-anywhere">{name}</p>
        {items.length > 0 ? (
          <Menu
            items={items}
            trigger={
              <Button
                kind="plain"
                size="small"
                className={isRow ? '-ml-3.5' : 'max-sm:-ml-3.5 compact:-ml-3.5'}
                aria-label={`${roleName(role)}. ${actionsLabel}`}
              >
                {roleName(role)}
                <ChevronDown aria-hidden size={16} className="text-ink-soft" />
              </Button>
            }
          />
        ) : (
          <p
            className={classNames(
              'flex min-h-10 items-center text-sm font-semibold',
              !isRow && 'sm:justify-center compact:justify-start',
            )}
          >
            {roleName(role)}
          </p>
        )}
        <p className="text-sm text-balance">{hints(role)}</p>
        <div className="mt-1 text-ink-soft">{children}</div>
      </div>
    </li>
  )
}
