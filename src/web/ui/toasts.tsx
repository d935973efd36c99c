import { Suspense, useEffect, useRef } from 'react'
import { useStore } from '../external-store.ts'
import { lazyPrefetched } from '../lazy-component.ts'
import { useProblemText, useText } from '../text.tsx'
import { currentToast, spoken } from './toast.ts'

const ShownToast = lazyPrefetched(async () => (await import('./shown-toast.tsx')).ShownToast)

/** The toast region; F8 focuses it. Render it once per page. */
export function Toasts() {
  const t = useText('web')
  const say = useProblemText()
  const current = useStore(currentToast)
  const message = current && { ...current, description: current.error ? say(current.error) : current.description }
  const viewport = useRef<HTMLElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => event.key === 'F8' && viewport.current?.focus()
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])

  return (
    <section ref={viewport} tabIndex={-1} aria-label={t('notifications')} className="toasts">
      {/* A separate live region, so that the message is announced once and completely. */}
      <output className="sr-only">{message?.kind === 'done' && spoken(message)}</output>
      <p role="alert" className="sr-only">
        {message?.kind === 'error' && spoken(message)}
      </p>
      <Suspense>{message && <ShownToast key={message.id} toast={message} />}</Suspense>
    </section>
  )
}
