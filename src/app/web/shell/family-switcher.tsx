import { BookHeart, ChevronsUpDown, Plus, UsersRound } from 'lucide-react'
import { useText } from '#web/text.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Menu } from '#web/ui/menu.tsx'
import { useCurrentFamily } from './current-family.ts'

/** The current family, and links to the others. */
export function FamilySwitcher() {
  const t = useText('shell')
  const { families, current, isPending } = useCurrentFamily()
  const items: MenuItem[] = families.map(({ id, name }) => ({
    label: name,
    current: id === current?.id,
    link: { to: '/families/$familyId', params: { familyId: id } },
  }))
  items.push(
    { label: t('addFamily'), icon: Plus, separated: families.length > 0, link: { to: '/families/new' } },
    { label: t('manageAllFamilies'), icon: UsersRound, link: { to: '/manage-families' } },
  )
  return (
    <Menu
      items={items}
      trigger={
        <button
          type="button"
          aria-label={current && `${t('switchFamily')}: ${current.name}`}
          className="flex min-h-11 w-52 min-w-0 xl:w-64 items-center gap-2 rounded-control px-3 font-medium transition-colors hover:bg-sunk"
        >
          <BookHeart aria-hidden size={19} className="shrink-0 text-ember" />
          <span className="truncate">{current?.name ?? (isPending ? '' : t('chooseFamily'))}</span>
          <ChevronsUpDown aria-hidden size={16} className="ml-auto shrink-0 text-ink-soft" />
        </button>
      }
    />
  )
}
