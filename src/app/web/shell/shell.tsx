import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { UploadHooksContext } from '#features/uploads/web/upload-hooks.ts'
import { QuietBoundary } from '#web/ui/quiet-boundary.tsx'
import { lazyExtra, lazyPart, lazyPrefetched } from '#web/lazy-component.ts'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { classNames } from '#web/ui/class-names.ts'
import { RevealGroup } from '#web/ui/reveal-group.tsx'
import { uploadHooks } from '../upload-hooks.tsx'
import { CommentSlots } from '../comment-slots.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { useCurrentFamily, useStoreLastFamily } from './current-family.ts'
import { Header } from './header.tsx'
import { DeferredShell } from './deferred-shell.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Sidebar } from './sidebar.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useDeferredStart } from './use-deferred-start.ts'

const SideSheet = lazyPrefetched(async () => (await import('./side-sheet.tsx')).SideSheet)
const TipSlot = lazyExtra(async () => (await import('../tips/tip-slot.tsx')).TipSlot)
const overlays = {
  palette: lazyPart(async () => (await import('./palette.tsx')).Palette),
  shortcuts: lazyPart(async () => (await import('../shortcuts/shortcuts.tsx')).Shortcuts),
}

/** The layout of every page for signed-in users: the current one, or what's shown in its place. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useText('shell')
  const [collapsed, setCollapsed] = useCollapsed()
  const [menuOpen, setMenuOpen] = useState<boolean>()
  const [opened, setOpened] = useState<keyof typeof overlays>()
  const Overlay = opened && overlays[opened]
  const isLate = useDeferredStart()
  const isNarrow = useIsNarrow()
  useStoreLastFamily()
  const isStage = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      return page?.staticData.isStage?.(page.search) ?? false
    },
  })
  useRootAttribute('data-stage', isStage)
  const { current, isLoaded } = useCurrentFamily()
  const isOutside = useMatches({ select: (matches) => matches.at(-1)?.staticData.isApart ?? false })
  // Without a family, the navigation has the account. If families can't be loaded, it doesn't come and go with each attempt.
  const isApart = isOutside && !(isLoaded && current === undefined)
  const hasNavigation = !isStage && !isApart
  const hasTabs = hasNavigation && isNarrow
  useRootAttribute('data-tabs', hasTabs)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCombination = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      const isHelp = event.key === '?'
      if (!isCombination && !((event.key === '/' || isHelp) && !isWriting(event))) return
      event.preventDefault()
      setOpened(isHelp ? 'shortcuts' : 'palette')
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <UploadHooksContext value={uploadHooks}>
      <div
        className={classNames(
          'min-h-dvh',
          hasNavigation && 'md:grid md:grid-cols-[var(--sidebar)_minmax(0,1fr)] print:block',
          isApart ? '[--sidebar:0px]' : collapsed ? '[--sidebar:4.75rem]' : '[--sidebar:16rem]',
        )}
      >
        <a href="#content" className={skipStyle}>
          {t('skip')}
        </a>
        {hasNavigation && !isNarrow && (
          <aside className="sticky top-0 z-30 h-dvh border-r border-line bg-sunk max-md:hidden print:hidden">
            <Sidebar
              collapsed={collapsed}
              onToggle={() => setCollapsed(!collapsed)}
              onSearch={() => setOpened('palette')}
            />
          </aside>
        )}
        <div className="flex min-w-0 flex-col">
          {!isStage && isNarrow && <Header onSearch={() => setOpened('palette')} />}
          <main
            id="content"
            tabIndex={-1}
            className={classNames('relative flex-1 scroll-mt-20 outline-none md:scroll-mt-0', !isStage && pageStyle)}
          >
            <CommentSlots>
              <Page>{children}</Page>
            </CommentSlots>
            {isLate && !isStage && (
              <QuietBoundary>
                <Suspense>
                  <TipSlot />
                </Suspense>
              </QuietBoundary>
            )}
          </main>
        </div>
        <DeferredShell isStage={isStage} />
        {hasTabs && <BottomBar onOpenMenu={() => setMenuOpen(true)} />}
        {menuOpen !== undefined && (
          <Suspense>
            <SideSheet open={menuOpen} onClose={() => setMenuOpen(false)} />
          </Suspense>
        )}
        {Overlay && (
          <QuietBoundary>
            <Suspense>
              <Overlay onClose={() => setOpened(undefined)} />
            </Suspense>
          </QuietBoundary>
        )}
      </div>
    </UploadHooksContext>
  )
}

/** Waits until the page's texts and the user's permissions are loaded. */
function Page({ children }: { children: ReactNode }) {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <RevealGroup key={page} skeleton={<PageSkeleton />}>
      {children}
    </RevealGroup>
  )
}

/** While typing, these keys are characters; an open dialog handles it too. */
function isWriting({ target }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : null
  return Boolean(at?.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]'))
}

/**
 * A photo without margins takes them back: `-mx-(--page-edge)`. On large screens, all pages begin at the edge of the widest,
 * and below a row for the link back.
 */
const pageStyle = classNames(
  '[--page-edge:calc(var(--spacing)*4)] sm:[--page-edge:calc(var(--spacing)*6)] md:[--page-edge:max(2rem,(100vw-var(--sidebar)-72rem)/2)]',
  'sm:[--page-top:calc(var(--spacing)*6)] md:[--page-top:3.5rem]',
  'px-(--page-edge) pt-(--page-top) pb-[calc(6rem+env(safe-area-inset-bottom))] md:pb-12',
)
const skipStyle =
  'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-40 focus:rounded-control focus:bg-card focus:px-4 focus:py-2.5 focus:shadow-soft'
