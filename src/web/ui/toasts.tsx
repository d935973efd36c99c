import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { lazySoon } from '../lazy-part.ts'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { currentToast, onToast, spoken } from './toast.ts'

const ShownToast = lazySoon(async () => (await import('./shown-toast.tsx')).ShownToast)

/** The place where messages appear; F8 brings the focus to it. One on a page. */
export function Toasts() {
  const t = useText('web')
  const message = useSyncExternalStore(onToast, currentToast)
  const viewport = useRef<HTMLElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => event.key === 'F8' && viewport.current?.focus()
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])

  return (
    <section ref={viewport} tabIndex={-1} aria-label={t('notifications')} className={viewportStyle}>
      {/* What is said stands apart from what is shown, so that it is announced once and whole. */}
      <output className="sr-only">{message?.kind === 'done' && spoken(message)}</output>
      <p role="alert" className="sr-only">
        {message?.kind === 'error' && spoken(message)}
      </p>
      <Suspense>{message && <ShownToast key={message.id} toast={message} />}</Suspense>
    </section>
  )
}

/** Above the bottom bar of a phone, and that of chosen photos; beside the buttons of an open drawer, which stand at its right. */
const viewportStyle = classNames(
  'pointer-events-none fixed right-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 w-full max-w-md rounded-card p-3 empty:hidden md:right-2 md:bottom-2',
  '[body:has([data-bar])_&]:bottom-[calc(8.5rem+env(safe-area-inset-bottom))] md:[body:has([data-bar])_&]:bottom-20',
  'md:[body:has([data-sheet])_&]:right-auto md:[body:has([data-sheet])_&]:left-2',
)
