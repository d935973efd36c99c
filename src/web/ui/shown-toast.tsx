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
  const style = over?.matches('dialog') ? overDialog : over?.matches('[data-over-page=top]') ? overDrawer : overPhoto
  return over
    ? createPortal(
        <OverPage toast={toast} className={style}>
          {card}
        </OverPage>,
        over,
      )
    : card
}

function OverPage({ toast, className, children }: { toast: Toast; className: string; children: ReactNode }) {
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
      className={classNames('pointer-events-none z-50 w-full max-w-md rounded-card px-4 py-3', className)}
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

/*
 * A toast covers neither the title nor the buttons of a sheet. It's the first row of a dialog on phones, and above a drawer,
 * which shrinks if there's no room. Over a photo, it's below the buttons at the top, or beside the panel.
 */
const inCorner = 'md:fixed md:top-auto md:right-2 md:bottom-2'
const overDialog = `max-md:sticky max-md:top-0 max-md:order-first max-md:max-w-none max-md:shrink-0 ${inCorner}`
const overDrawer = 'order-first mt-[env(safe-area-inset-top)] mb-auto shrink-0 self-end'
const overPhoto =
  'fixed top-[calc(3rem+max(0.25rem,env(safe-area-inset-top)))] right-0 md:top-auto md:right-[calc(0.5rem+var(--beside,0px))] md:bottom-2'
