import { useMatches } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { setActionsPlace, useAppBar } from '#web/app-bar.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useCurrentPage } from '../current-page.ts'
import { BackArrow, useIsTab } from './back-arrow.tsx'
import { Bell } from './bell.tsx'
import { useCurrentFamily } from './current-family.ts'
import { UserMenu } from './user-menu.tsx'

/** On phones, over a page's photo. */
const overPhoto = 'max-sm:group-data-over-photo/bar:bg-paper/85 max-sm:group-data-over-photo/bar:text-ink'

/** On phones, the bar above a page: back, title, the page's actions, search, notifications and account. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const t = useText('shell')
  const { title, subtitle } = useCurrentPage()
  const { current, families, isPending } = useCurrentFamily()
  const isTab = useIsTab()
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const { heading, photos } = useAppBar()
  const inSight = heading?.inSight ?? true
  const look = heading?.look ?? (route?.hasLargeHeading ? 'large' : 'small')

  return (
    // It loses its upper margin while the page scrolls.
    <header
      data-over-photo={photos.size > 0 || undefined}
      className={classNames(
        'button-bar group/bar sticky top-[calc(var(--bar-stuck)-var(--bar))] z-20 border-b border-line bg-paper pt-[env(safe-area-inset-top)] transition-colors max-sm:data-over-photo:bg-transparent print:hidden',
        inSight && 'border-transparent',
      )}
    >
      <div className="flex h-(--bar) items-center gap-1 px-2 pt-[calc(var(--bar)-var(--bar-stuck))]">
        {!isTab && <BackArrow className={classNames(overPhoto, '-ml-1.5 max-sm:group-data-over-photo/bar:ml-2')} />}
        <div
          className={classNames(
            'mr-auto min-w-0 px-1 transition-[opacity,visibility]',
            isTab && 'pl-2',
            inSight && look === 'large' && 'invisible opacity-0',
          )}
        >
          <p className="truncate font-serif text-[min(1.25rem,6vw)] leading-tight font-semibold tracking-tight max-narrow:line-clamp-2 max-narrow:leading-[1.15]">
            {title}
          </p>
          {subtitle && families.length > 1 && <p className="truncate text-xs text-ink-soft">{subtitle}</p>}
        </div>
        <div ref={setActionsPlace} className="bar-actions flex gap-1 empty:hidden" />
        {isTab && (
          <IconButton icon={Search} label={t('search')} onClick={onSearch} tooltipAlign="end" className={overPhoto} />
        )}
        {/* Pages below the tabs leave their bar to the title. Without a family, there are no tabs to go back to. */}
        {(isTab || (!current && !isPending)) && (
          <>
            <Bell className={overPhoto} />
            <UserMenu className={classNames('hover:bg-sunk', overPhoto)} />
          </>
        )}
      </div>
    </header>
  )
}
