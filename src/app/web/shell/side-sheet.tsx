import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sidebar } from './sidebar.tsx'

/** The sidebar on phones and tablets: slides in over the dimmed page. */
export function SideSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('shell')
  const kit = useText('web')
  const ref = useRef<HTMLDialogElement>(null)

  useRootAttribute('data-modal', open)
  useEffect(() => {
    if (open) ref.current?.showModal()
    else ref.current?.close()
  }, [open])

  return (
    // A click on the backdrop has the dialog as its target. Escape is the keyboard equivalent.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-label={t('menu')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={sheetStyle}
    >
      <Sidebar collapsed={false} onChosen={onClose} />
      <div className="absolute top-2.5 right-2">
        <IconButton icon={X} label={kit('actions.close')} onClick={onClose} tooltipAlign="end" />
      </div>
    </dialog>
  )
}

const sheetStyle = classNames(
  'fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-paper text-ink shadow-soft backdrop:bg-scrim',
  'transition-[transform,display,overlay] transition-discrete duration-220 not-open:-translate-x-full starting:open:-translate-x-full',
  'backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-220 not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0',
)
