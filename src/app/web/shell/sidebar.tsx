import { useMatches } from '@tanstack/react-router'
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Bell } from './bell.tsx'
import { useCurrentFamily } from './current-family.ts'
import { EntryList, pageRowStyle, rowStyle, usePages } from './entry-list.tsx'
import { entryTarget, useEntries } from './entry-link.tsx'
import { FamilySwitcher } from './family-switcher.tsx'
import { entriesOf } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

type SidebarProps = {
  collapsed: boolean
  onToggle: () => void
  onSearch: () => void
}

/** On laptops and tablets: the family, search, notifications, the pages people open most, and the account. */
export function Sidebar({ collapsed, onToggle, onSearch }: SidebarProps) {
  const t = useText('shell')
  const pages = usePages('pages')
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-col gap-0.5 px-3 pt-4 pb-2">
        <FamilySwitcher collapsed={collapsed} />
        <button
          type="button"
          aria-label={t('search')}
          data-tooltip={collapsed ? t('search') : undefined}
          data-tooltip-side="right"
          onClick={onSearch}
          className={classNames(
            rowStyle,
            collapsed ? 'tooltip justify-center px-0' : 'mt-1 mb-0.5 bg-paper inset-ring inset-ring-line',
          )}
        >
          <Search aria-hidden size={20} />
          {!collapsed && (
            <>
              <span className="truncate">{t('searchShort')}</span>
              <kbd
                aria-hidden
                className="ml-auto rounded-mark border border-line px-2 font-sans text-sm pointer-coarse:hidden"
              >
                /
              </kbd>
            </>
          )}
        </button>
        <Bell named={!collapsed} rowStyle={classNames(rowStyle, collapsed && 'justify-center px-0')} />
      </div>
      <nav
        aria-label={t('navigation')}
        className={classNames('min-h-0 flex-1 overflow-y-auto px-3 py-2', collapsed && roomForTooltips)}
      >
        <EntryList entries={pages} collapsed={collapsed} />
        <More collapsed={collapsed} />
      </nav>
      <div
        className={classNames('flex shrink-0 gap-0.5 border-t border-line p-2', collapsed && 'flex-col items-center')}
      >
        <UserMenu named={!collapsed} className="hover:bg-line/50" />
        <IconButton
          icon={collapsed ? PanelLeftOpen : PanelLeftClose}
          label={collapsed ? t('expand') : t('collapse')}
          tooltipSide="above"
          tooltipAlign={collapsed ? 'start' : 'end'}
          onClick={onToggle}
          className="hover:bg-line/50"
        />
      </div>
    </div>
  )
}

/** The menu of the other pages and the quick actions. */
function More({ collapsed }: { collapsed: boolean }) {
  const t = useText()
  const { current } = useCurrentFamily()
  const pages = usePages('more')
  const actions = useEntries('quickActions')
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const isHere = (to: string | undefined) => to !== undefined && path.startsWith(to)
  return (
    <Menu
      align="beside"
      items={[
        ...pages.map((entry) => ({
          label: t(entry.label),
          icon: entry.icon,
          link: entryTarget(entry, current?.id),
          current: isHere(entry.inFamily?.('').to),
        })),
        ...actions.map((entry, place) => {
          const link = entryTarget(entry, current?.id)
          return { label: t(entry.label), icon: entry.icon, separated: place === 0, link, disabled: !link }
        }),
      ]}
      trigger={
        <button
          type="button"
          aria-current={moreRoutes.some(isHere) || undefined}
          data-tooltip={collapsed ? t('shell.more') : undefined}
          data-tooltip-side="right"
          className={classNames('mt-0.5', pageRowStyle, collapsed && 'tooltip justify-center px-0')}
        >
          <MenuIcon aria-hidden size={20} />
          <span className={collapsed ? 'sr-only' : undefined}>{t('shell.more')}</span>
        </button>
      }
    />
  )
}

const moreRoutes = entriesOf('more').map(({ inFamily }) => inFamily?.('').to)
/** A scroll container clips tooltips, so it extends over the page, without pointer events in that area. */
const roomForTooltips =
  'pointer-events-none w-[calc(100%+14rem)] pr-[14.75rem] [scrollbar-width:none] *:pointer-events-auto'
