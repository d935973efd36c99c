import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Menu } from '#web/ui/menu.tsx'
import type { Role } from '../families.rules.ts'

type PersonTileProps = {
  portrait: ReactNode
  name: ReactNode
  role: Role
  /** After the role. */
  mark?: string | undefined
  /** In the menu, above the role's permissions. */
  details: ReactNode
  /** What the current user can do about this person. */
  items: readonly MenuItem[]
  actionsLabel: string
  children?: ReactNode
}

/** The grid of `PersonTile`s. */
export const peopleGrid =
  'grid items-start grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-x-4'

/** A member or an invited person: their portrait, and their role in words. The role opens the menu. */
export function PersonTile(props: PersonTileProps) {
  const { portrait, name, role, mark, details, items, actionsLabel, children } = props
  const roleName = useText('families.roles')
  const hints = useText('families.roleHints')
  const shown = [roleName(role), mark].filter(Boolean).join(DOT)
  return (
    <li className="flex min-w-0 flex-col items-center pb-7 text-center sm:pb-10 compact:pb-5 compact:*:data-measured:size-24">
      {portrait}
      <p className="mt-3 max-w-full">{name}</p>
      <Menu
        align="start"
        heading={
          <div className="flex max-w-72 flex-col gap-1">
            {details}
            <p className="text-sm text-ink-soft">{hints(role)}</p>
          </div>
        }
        items={items}
        trigger={
          <Button
            kind="plain"
            size="small"
            className="-mx-3 -my-0.5 max-w-full"
            aria-label={`${shown}. ${actionsLabel}`}
          >
            <span className="font-medium text-ink-soft">{shown}</span>
            <ChevronDown aria-hidden size={16} className="text-ink-soft narrow:-ml-1" />
          </Button>
        }
      />
      <div className="empty:hidden">{children}</div>
    </li>
  )
}
