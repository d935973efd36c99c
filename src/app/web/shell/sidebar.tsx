import { ChevronsUpDown, LogOut, Menu, PanelLeftClose, PanelLeftOpen, Settings } from 'lucide-react'
import { Link, useMatches } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLeave } from '../sign-out.ts'
import { useCurrentFamily } from './current-family.ts'
import { EntryLink, useEntries } from './entry-link.tsx'
import { Mark } from './mark.tsx'
import { entriesOf, type ListedEntry } from './navigation.ts'
import { UserAvatar } from './user-avatar.tsx'

type SidebarProps = {
  collapsed: boolean
  /** Omitted in the slide-in sidebar, which doesn't collapse. */
  onToggle?: () => void
  /** Called after an entry was chosen. */
  onChosen?: () => void
}

/** Navigation: what families open most, more pages with quick actions, and the signed-in user. */
export function Sidebar({ collapsed, onToggle, onChosen }: SidebarProps) {
  const t = useText()
  const { current, isPending } = useCurrentFamily()
  const list = (entries: ListedEntry[], style = pageStyle) => (
    <ul className="flex flex-col gap-0.5">
      {entries.map((entry) => (
        <li key={entry.label}>
          <EntryLink
            entry={entry}
            familyId={current?.id}
            whyDisabled={t('shell.needsFamily')}
            tooltip={collapsed ? t(entry.label) : undefined}
            onClick={onChosen}
            className={classNames(style, collapsed && 'justify-center px-0')}
          >
            <entry.icon aria-hidden size={20} className="shrink-0" />
            <span className={collapsed ? 'sr-only' : 'truncate'}>{t(entry.label)}</span>
          </EntryLink>
        </li>
      ))}
    </ul>
  )
  const canOpen = (entry: ListedEntry) => entry.link || current || isPending
  const main = useEntries('pages').filter(canOpen)
  const more = useEntries('more').filter(canOpen)
  const actions = useEntries('quickActions')
  const isInMore = useMatches({ select: (matches) => moreRoutes.some((to) => matches.at(-1)?.fullPath.startsWith(to)) })
  const [isChosen, setIsChosen] = useState<boolean>()
  const isOpen = !onToggle || (isChosen ?? isInMore)

  return (
    <div className="flex h-full flex-col">
      <div className={classNames('flex h-16 shrink-0 items-center', collapsed ? 'justify-center' : 'pr-2 pl-4')}>
        {!collapsed && (
          <Link
            to="/dashboard"
            onClick={onChosen}
            className="mr-auto flex items-center gap-2.5 rounded-control font-serif text-lg font-semibold"
          >
            <Mark />
            <span className="max-narrow:sr-only">Hearthbook</span>
          </Link>
        )}
        {onToggle && (
          <IconButton
            icon={collapsed ? PanelLeftOpen : PanelLeftClose}
            label={collapsed ? t('shell.expand') : t('shell.collapse')}
            tooltipAlign={collapsed ? 'start' : 'end'}
            onClick={onToggle}
          />
        )}
      </div>
      <nav
        aria-label={t('shell.navigation')}
        className={classNames('min-h-0 flex-1 overflow-y-auto px-3 py-2', collapsed && roomForTooltips)}
      >
        {list(main)}
        {onToggle && (
          <button
            type="button"
            aria-expanded={isOpen}
            data-tooltip={collapsed ? t('shell.more') : undefined}
            data-tooltip-side="right"
            onClick={() => setIsChosen(!isOpen)}
            className={classNames('mt-0.5 w-full', itemStyle, collapsed && 'tooltip justify-center px-0')}
          >
            <Menu aria-hidden size={20} className="shrink-0" />
            <span className={collapsed ? 'sr-only' : 'mr-auto'}>{t('shell.more')}</span>
            {!collapsed && <ChevronsUpDown aria-hidden size={16} />}
          </button>
        )}
        <div hidden={!isOpen} className="mt-0.5">
          {list(more)}
          {actions.length > 0 && (
            <section className="mt-3 border-t border-line pt-3">
              <h2 className={collapsed ? 'sr-only' : 'px-3 pb-1.5 text-sm text-ink-soft'}>
                {t('shell.groups.quickActions')}
              </h2>
              {/* Actions on the current page aren't highlighted beside the page. */}
              {list(actions, itemStyle)}
            </section>
          )}
        </div>
      </nav>
      <Person collapsed={collapsed} onChosen={onChosen} />
    </div>
  )
}

function Person({ collapsed, onChosen }: { collapsed: boolean; onChosen: (() => void) | undefined }) {
  const t = useText('shell')
  const leave = useLeave('/')
  const { data: session } = useQuery(sessionOptions)
  const email = session?.user?.email ?? ''
  return (
    <div
      className={classNames(
        'flex shrink-0 items-center border-t border-line p-2',
        collapsed ? 'flex-col gap-1' : 'gap-0.5 pl-3',
      )}
    >
      <UserAvatar />
      <span className={collapsed ? 'sr-only' : 'ml-2 line-clamp-2 min-w-0 flex-1 text-xs text-ink-soft'} title={email}>
        <BreakableText text={email} />
      </span>
      <Link
        to="/account/settings"
        onClick={onChosen}
        aria-label={t('nav.accountSettings')}
        data-tooltip={t('nav.settings')}
        data-tooltip-side="above"
        className={iconLinkStyle}
      >
        <Settings aria-hidden size={20} />
      </Link>
      <IconButton
        icon={LogOut}
        label={t('signOut')}
        onClick={leave}
        tooltipSide="above"
        tooltipAlign={collapsed ? 'start' : 'end'}
      />
    </div>
  )
}

const moreRoutes = entriesOf('more').flatMap(({ inFamily }) => inFamily?.('').to ?? [])
/** A scroll container clips tooltips, so it extends over the page, without pointer events in that area. */
const roomForTooltips =
  'pointer-events-none w-[calc(100%+14rem)] pr-[14.75rem] [scrollbar-width:none] *:pointer-events-auto'
const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-soft transition-colors hover:bg-line/50 hover:text-ink'
const pageStyle = classNames(itemStyle, 'aria-[current=page]:bg-ember-wash aria-[current=page]:text-ember')
const iconLinkStyle =
  'tooltip inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-line/50 hover:text-ink'
