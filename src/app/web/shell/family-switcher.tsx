import { ChevronDown, Plus, UsersRound } from 'lucide-react'
import { useText } from '#web/text.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/menu.tsx'
import { useCurrentFamily } from './current-family.ts'
import { Mark } from '#web/ui/mark.tsx'

/** The current family, and links to the others. */
export function FamilySwitcher({ collapsed = false }: { collapsed?: boolean }) {
  const t = useText('shell')
  const { families, current, isPending } = useCurrentFamily()
  const items: MenuItem[] = families.map(({ id, name }) => ({
    label: name,
    current: id === current?.id,
    link: { to: '/families/$familyId', params: { familyId: id } },
  }))
  items.push(
    { label: t('addFamily'), icon: Plus, separated: families.length > 0, link: { to: '/families/new' } },
    { label: t('nav.manageFamilies'), icon: UsersRound, link: { to: '/manage-families' } },
  )
  const name = current?.name ?? (isPending ? '' : t('chooseFamily'))
  return (
    <Menu
      items={items}
      align="start"
      trigger={
        <button
          type="button"
          aria-label={current ? `${t('switchFamily')}: ${current.name}` : t('chooseFamily')}
          data-tooltip={collapsed ? name : undefined}
          data-tooltip-side="right"
          className={classNames(
            // Two lines fit, so that nothing moves when the name loads.
            'mb-2 flex min-h-12 min-w-0 items-center rounded-control transition-colors hover:bg-line/50',
            collapsed
              ? 'tooltip justify-center'
              : 'gap-1 pr-1 pl-3 text-left font-serif text-lg leading-tight font-semibold tracking-tight',
          )}
        >
          {collapsed ? <Mark /> : <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>}
          {!collapsed && name && <ChevronDown aria-hidden size={15} className="shrink-0 text-ink-soft" />}
        </button>
      }
    />
  )
}
