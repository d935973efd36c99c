import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCanGoBack, useMatches, useRouter } from '@tanstack/react-router'
import { ArrowLeft, Bell as BellIcon, RefreshCw, Search } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyExtra } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QuietBoundary } from '#web/ui/quiet-boundary.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useCurrentPage } from '../current-page.ts'
import { useCurrentFamily } from './current-family.ts'
import { FamilySwitcher } from './family-switcher.tsx'
import { useDeferredStart } from './use-deferred-start.ts'
import { UserMenu } from './user-menu.tsx'

const Bell = lazyExtra(async () => (await import('#features/notifications/web/bell.tsx')).Bell)

/** The bar above a page: title, back, search, family and user. */
export function Header({ onOpenPalette }: { onOpenPalette: () => void }) {
  const t = useText('shell')
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const { title, subtitle, headingInSight } = useCurrentPage()
  const hasSeveralFamilies = useCurrentFamily().families.length > 1
  const refreshes = useMatches({ select: (matches) => matches.some((match) => match.staticData.refreshes) })

  return (
    // On phones, it loses its upper margin while the page scrolls.
    <header className="button-bar sticky top-0 z-20 border-b border-line bg-paper pt-[env(safe-area-inset-top)] max-sm:top-[-0.75rem]">
      <div className="flex h-[4rem] items-center max-sm:pt-[0.75rem] gap-1 px-2 sm:px-4 md:px-6">
        {canGoBack && (
          <div className="flex md:hidden">
            <IconButton icon={ArrowLeft} label={t('back')} tooltipAlign="start" onClick={() => history.back()} />
          </div>
        )}
        <div
          aria-hidden={headingInSight || undefined}
          className={classNames(
            'mr-auto min-w-0 px-1 transition-opacity max-sm:px-2',
            headingInSight ? 'opacity-0' : 'md:max-w-1/2 md:shrink-0',
          )}
        >
          <p
            className={classNames(
              'leading-tight font-semibold max-sm:font-serif max-sm:text-xl',
              subtitle && hasSeveralFamilies ? 'truncate' : 'line-clamp-2',
            )}
          >
            {title}
          </p>
          {subtitle && (
            <p className={classNames('truncate text-xs text-ink-soft', !hasSeveralFamilies && 'max-sm:hidden')}>
              {subtitle}
            </p>
          )}
        </div>
        {refreshes && <Refresh />}
        <IconButton icon={Search} label={t('search')} onClick={onOpenPalette} tooltipAlign="end" />
        <DeferredBell />
        <div className="hidden min-w-0 md:flex">
          <FamilySwitcher />
        </div>
        <UserMenu />
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
        className={classNames(open && !label && 'animate-breathe')}
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
