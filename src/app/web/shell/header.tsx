import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { Bell as BellIcon, RefreshCw, Search } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useAppBar } from '#web/app-bar.ts'
import { lazyExtra } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QuietBoundary } from '#web/ui/quiet-boundary.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useCurrentPage } from '../current-page.ts'
import { BackArrow, useIsTab } from './back-arrow.tsx'
import { useCurrentFamily } from './current-family.ts'
import { FamilySwitcher } from './family-switcher.tsx'
import { useDeferredStart } from './use-deferred-start.ts'
import { UserMenu } from './user-menu.tsx'

const Bell = lazyExtra(async () => (await import('#features/notifications/web/bell.tsx')).Bell)

/** On phones, over a page's photo. */
const overPhoto = 'max-sm:group-data-over-photo/bar:bg-paper/85 max-sm:group-data-over-photo/bar:text-ink'

/** The bar above a page: title, back, search, family and user. */
export function Header({ onOpenPalette }: { onOpenPalette: () => void }) {
  const t = useText('shell')
  const { title, subtitle } = useCurrentPage()
  const { current, families, isPending } = useCurrentFamily()
  const hasSeveralFamilies = families.length > 1
  const isTab = useIsTab()
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const { heading, photos } = useAppBar()
  const inSight = heading?.inSight ?? true
  const look = heading?.look ?? (route?.hasLargeHeading ? 'large' : 'small')

  return (
    // On phones, it loses its upper margin while the page scrolls.
    <header
      data-over-photo={photos.size > 0 || undefined}
      className={classNames(
        'button-bar group/bar print:hidden sticky top-0 z-20 border-b border-line bg-paper pt-[env(safe-area-inset-top)] transition-colors max-sm:top-[calc(var(--bar-stuck)-var(--bar))] max-sm:data-over-photo:bg-transparent',
        inSight && 'max-sm:border-transparent',
      )}
    >
      <div className="flex h-(--bar) items-center gap-1 px-2 max-sm:pt-[calc(var(--bar)-var(--bar-stuck))] sm:px-4 md:px-6">
        {!isTab && (
          <div className="flex md:hidden">
            <BackArrow className={overPhoto} />
          </div>
        )}
        <div
          className={classNames(
            'mr-auto min-w-0 px-1 transition-[opacity,visibility]',
            isTab && 'max-sm:pl-2',
            // The family menu beside it says the same.
            title === current?.name && 'md:invisible',
            inSight
              ? classNames(look !== 'hidden' && 'sm:invisible sm:opacity-0', look === 'large' && 'invisible opacity-0')
              : 'md:max-w-1/2 md:shrink-0',
          )}
        >
          <p
            className={classNames(
              'truncate font-serif text-[min(1.25rem,6vw)] leading-tight font-semibold tracking-tight',
              look === 'hidden' && 'md:text-3xl',
            )}
          >
            {title}
          </p>
          {/* Larger screens name the family beside it. */}
          {subtitle && (
            <p
              className={classNames('truncate text-xs text-ink-soft md:hidden', !hasSeveralFamilies && 'max-sm:hidden')}
            >
              {subtitle}
            </p>
          )}
        </div>
        {route?.refreshes && <Refresh />}
        <IconButton
          icon={Search}
          label={t('search')}
          onClick={onOpenPalette}
          tooltipAlign="end"
          // The title gets its place.
          className={isTab ? overPhoto : 'max-md:hidden'}
        />
        {/* Pages below the tabs leave their bar to the title on phones. Without a family, there are no tabs to go back to. */}
        <div className={classNames('flex items-center gap-1', !isTab && (current || isPending) && 'max-md:hidden')}>
          <DeferredBell />
          <div className="hidden min-w-0 md:flex">
            <FamilySwitcher />
          </div>
          <UserMenu className={overPhoto} />
        </div>
      </div>
    </header>
  )
}

/** The count loads after the page, and the panel with it. A click is handled as soon as they're loaded. */
function DeferredBell() {
  const t = useText('shell')
  const id = useId()
  const isLate = useDeferredStart()
  const [label, setLabel] = useState<string>()
  const [open, setOpen] = useState(false)
  return (
    <div className="relative flex">
      <IconButton
        id={id}
        icon={BellIcon}
        label={label ?? t('notifications')}
        tooltipAlign="end"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={classNames(overPhoto, open && !label && 'animate-breathe')}
      />
      {(isLate || open) && (
        <QuietBoundary>
          <Suspense>
            <Bell triggerId={id} open={open} onClose={() => setOpen(false)} onLabel={setLabel} />
          </Suspense>
        </QuietBoundary>
      )}
    </div>
  )
}

function Refresh() {
  const t = useText('shell')
  const cache = useQueryClient()
  const busy = useIsFetching() > 0
  return (
    <IconButton
      icon={RefreshCw}
      label={t('refresh')}
      className={classNames(busy && 'animate-breathe')}
      onClick={() => void cache.invalidateQueries({ refetchType: 'active' })}
    />
  )
}
