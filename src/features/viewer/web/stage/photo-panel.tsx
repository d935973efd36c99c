import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import type { PhotoView } from '#features/photos/web/photos.search.ts'
import { focusField } from '#web/focus-field.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PhotoActions } from '../details/photo-actions.tsx'
import { PhotoView as Content, type Editing } from '../details/photo-view.tsx'
import { panelWidth, useIsWide } from './panel-width.ts'

const SLIDE_MS = 260

type Shown = { photo: PhotoListed; detail: PhotoDetail | undefined; view: PhotoView }

type PhotoPanelProps = Omit<Shown, 'photo' | 'view'> & {
  photo: PhotoListed | undefined
  /** Undefined while it's closed or closing. */
  view: PhotoView | undefined
  editing: Editing
  onClose: () => void
  onDeleted: () => void
}

/** A photo's details or comments beside it. The photo stays large. */
export function PhotoPanel({ photo, detail, view, editing, onClose, onDeleted }: PhotoPanelProps) {
  const t = useText('photos')
  const [shown, setShown] = useState<Shown>()
  if (view && photo && (photo !== shown?.photo || detail !== shown.detail || view !== shown.view))
    setShown({ photo, detail, view })
  const isOpen = view !== undefined
  const isWide = useIsWide()
  const panel = useRef<HTMLElement>(null)
  const isThere = isOpen && shown !== undefined
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(setShown, SLIDE_MS, undefined)
    return () => clearTimeout(timer)
  }, [isOpen])
  useEffect(() => {
    if (!isThere) return
    const before = document.activeElement
    const here = panel.current
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
  useEffect(() => {
    // Otherwise, what someone types would be shortcuts.
    if (isThere && view === 'comments') focusField(panel.current)
  }, [isThere, view])
  const { isEditing } = editing
  useEffect(() => {
    // The form's buttons are gone.
    if (!isEditing && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [isEditing])
  if (!shown) return null
  const isDetails = shown.view === 'details'
  const title = t(isDetails ? 'details.title' : 'details.comments')
  // The photo's own words are its title.
  const isTitled = !isDetails || isEditing
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      inert={!isOpen}
      aria-label={title}
      className={classNames(
        'fixed inset-y-0 right-0 z-1 flex flex-col bg-card pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] text-ink outline-none',
        'transition-[translate] duration-260 ease-out starting:translate-x-full',
        !isOpen && 'translate-x-full',
      )}
      style={{ width: isWide ? panelWidth() : '100%' }}
    >
      <header
        className={classNames(
          'button-bar flex shrink-0 flex-wrap items-center py-1.5 pr-1 pl-5',
          isTitled && 'border-b border-line',
        )}
      >
        {isTitled && (
          <h2 className="min-w-min flex-1 basis-0 font-serif text-xl leading-tight font-semibold wrap-break-word">
            {isEditing ? t('details.edit') : title}
          </h2>
        )}
        <div className="ml-auto flex items-center gap-1">
          {isDetails && shown.detail && !isEditing && (
            <PhotoActions photo={shown.detail} onEdit={() => editing.edit(true)} onDeleted={onDeleted} />
          )}
          <IconButton
            icon={X}
            label={t(isDetails ? 'viewer.closeDetails' : 'viewer.closeComments')}
            onClick={onClose}
            tooltipAlign="end"
          />
        </div>
      </header>
      <div
        key={`${shown.view} ${shown.photo.id}`}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]"
      >
        <Content {...shown} editing={editing} />
      </div>
    </aside>
  )
}
