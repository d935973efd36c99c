import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { ToastCard } from './toast-card.tsx'
import { spoken, type Toast } from './toast.ts'

/** A toast in the page, or inside the topmost modal dialog, since everything outside of it is inert. */
export function ShownToast({ toast }: { toast: Toast }) {
  const over = useOver()
  const card = <ToastCard toast={toast} />
  const isAtTop = over?.matches('[data-over-page=top]') ?? false
  return over
    ? createPortal(
        <OverPage toast={toast} isAtTop={isAtTop}>
          {card}
        </OverPage>,
        over,
      )
    : card
}

function OverPage({ toast, isAtTop, children }: { toast: Toast; isAtTop: boolean; children: ReactNode }) {
  const t = useText('web')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => event.key === 'F8' && place.current?.focus()
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return (
    <section
      ref={place}
      data-toasts
      tabIndex={-1}
      aria-label={t('notifications')}
      className={classNames(placeStyle, !isAtTop && 'md:top-auto md:right-2 md:bottom-2')}
    >
      <p aria-live={toast.kind === 'error' ? 'assertive' : 'polite'} className="sr-only">
        {spoken(toast)}
      </p>
      {children}
    </section>
  )
}

/** The topmost open dialog, drawer or full-screen view, if any. */
function useOver(): Element | undefined {
  const [over, setOver] = useState<Element>()
  useLayoutEffect(() => {
    const look = () => setOver([...document.querySelectorAll('dialog[open], [data-over-page]')].at(-1))
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [])
  return over
}

/** At the top on phones and over drawers, whose buttons are at the bottom. */
const placeStyle =
  'pointer-events-none fixed top-[env(safe-area-inset-top)] right-0 z-50 w-full max-w-md rounded-card p-3'
