import { X } from 'lucide-react'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { rootFontSize } from '#web/root-font-size.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMedia } from '#web/use-media.ts'
import { PhotoExtrasContext } from '../details/photo-extras.ts'

/** Whether there's room for the comments beside a photo. Otherwise they're in a sheet below it. */
export function useIsWide(): boolean {
  return useMedia('(width >= 64rem), (width >= 48rem) and (orientation: landscape)')
}

/** The panel's width in pixels. */
export const panelWidth = (): number => Math.min(24 * rootFontSize(), Math.round(innerWidth * 0.4))

type CommentsPanelProps = { photo: PhotoListed | undefined; isOpen: boolean; onClose: () => void }

/** Reactions and comments beside a photo, which stays large. */
export function CommentsPanel({ photo, isOpen, onClose }: CommentsPanelProps) {
  const t = useText('photos')
  const extras = use(PhotoExtrasContext)
  // The panel still shows these comments while it slides away, and loads no others.
  const [shown, setShown] = useState<PhotoListed>()
  if (isOpen && photo && photo !== shown) setShown(photo)
  const panel = useRef<HTMLElement>(null)
  const isThere = isOpen && shown !== undefined
  useEffect(() => {
    if (!isThere) return
    const before = document.activeElement
    const here = panel.current
    // Not the text field, which would get the arrow keys that turn to the next photo.
    here?.focus({ preventScroll: true })
    return () => {
      const now = document.activeElement
      const isLost = !now || now === document.body || here?.contains(now)
      if (!isLost) return
      // What had the focus before may be gone or hidden.
      here?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isThere])
  if (!shown) return null
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      inert={!isOpen}
      aria-label={t('details.comments')}
      className={classNames(
        'fixed inset-y-0 right-0 z-1 flex flex-col bg-card pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] text-ink outline-none',
        'transition-[translate,display] transition-discrete duration-260 ease-out starting:translate-x-full',
        !isOpen && 'hidden translate-x-full',
      )}
      style={{ width: panelWidth() }}
    >
      <header className="flex shrink-0 items-center justify-between border-b border-line py-1.5 pr-2 pl-5">
        <h2 className="font-serif text-xl font-semibold">{t('details.comments')}</h2>
        <IconButton icon={X} label={t('viewer.closeComments')} onClick={onClose} tooltipAlign="end" />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        <Suspense>{extras.comments(shown)}</Suspense>
      </div>
    </aside>
  )
}
