import { Suspense, type ReactNode } from 'react'
import { lazyExtra } from '#web/lazy-component.ts'
import { classNames } from '#web/ui/class-names.ts'
import { QuietBoundary } from '#web/ui/quiet-boundary.tsx'
import { useDeferredStart } from './use-deferred-start.ts'

const UploadPill = lazyExtra(async () => (await import('#features/uploads/web/upload-pill.tsx')).UploadPill)

const LiveUpdates = lazyExtra(async () => (await import('../live/live-updates.tsx')).LiveUpdates)

const OfflineUpdates = lazyExtra(async () => (await import('#features/offline/web/offline-updates.tsx')).OfflineUpdates)

/**
 * Upload progress (above the bottom bar on phones, and otherwise in the lower right corner), live updates, and offline photos,
 * on every page. A stage's buttons are where it would be.
 */
export function DeferredShell({ isStage }: { isStage: boolean }) {
  if (!useDeferredStart()) return null
  return (
    <>
      <Quiet>
        <LiveUpdates />
      </Quiet>
      <Quiet>
        <OfflineUpdates />
      </Quiet>
      <div className={classNames(pillStyle, isStage ? 'hidden' : 'flex')}>
        <Quiet>
          <UploadPill />
        </Quiet>
      </div>
    </>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <QuietBoundary>
      <Suspense>{children}</Suspense>
    </QuietBoundary>
  )
}

const pillStyle =
  'pointer-events-none fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 justify-center *:pointer-events-auto md:right-8 md:bottom-5 md:left-(--sidebar) md:justify-end'
