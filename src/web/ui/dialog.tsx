import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons, in the order Cancel, then the action; always in sight, and on phones they fill the width. */
  actions?: ReactNode
  /** A decision that must be made: announced at once. */
  alert?: boolean
  wide?: boolean
  children?: ReactNode
}

/**
 * A modal window; on phones a sheet from the bottom. The element's own modality traps focus, makes the rest inert and
 * gives focus back; Back closes it. What should have the focus first carries `data-autofocus`.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  alert = false,
  wide = false,
  children,
}: DialogProps) {
  const t = useText('web')
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const pressed = useRef<EventTarget>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    } else if (!open && dialog.open) {
      dialog.close()
    }
  }, [open])

  useBackCloses(ref, open, onClose)

  // One that is taken away while it is open gives the focus back as well; removing the element alone would not.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    return () => dialog.close()
  }, [])

  return (
    // The backdrop belongs to the dialog: a press on it has the dialog as its target. Escape does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      // React passes both on from a dialog inside this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // One that was taken off the page has closed on behalf of whoever took it.
        if (target === currentTarget && currentTarget.isConnected && open) onClose()
      }}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={({ target, currentTarget, detail }) => {
        // Not what began inside, such as choosing what was typed, nor the second half of the double press that opened it.
        if (target === currentTarget && pressed.current === target && detail < 2) onClose()
      }}
      className={classNames(dialogStyle, wide ? 'md:max-w-2xl' : 'md:max-w-lg')}
    >
      <div className={classNames('px-6 pt-6', !actions && endStyle)}>
        <h2 id={`${id}-title`} className="pr-10 font-serif text-xl font-semibold">
          {title}
        </h2>
        {description && (
          <p id={`${id}-text`} className="mt-2 text-ink-soft">
            {description}
          </p>
        )}
        {children && <div className="mt-5">{children}</div>}
        {actions && <div className={classNames(actionsStyle, endStyle)}>{actions}</div>}
        <div className="absolute top-3.5 right-3.5">
          <IconButton icon={X} label={t('actions.close')} onClick={onClose} tooltipAlign="end" />
        </div>
      </div>
    </dialog>
  )
}

/** Who goes back means what lies on top: the page below it stays. */
function useBackCloses(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  // A page without a router has nowhere to go back to.
  const router = useRouter({ warn: false }) as { history: RouterHistory } | undefined
  const history = router?.history
  const goBack = useEffectEvent(() => {
    const isOnTop = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog.current
    if (isOnTop) onClose()
    return isOnTop
  })
  useEffect(() => {
    if (!open || !history) return
    const blockerFn = ({ action }: { action: string }) => action === 'BACK' && goBack()
    return history.block({ blockerFn: async (to) => blockerFn(to), enableBeforeUnload: false })
  }, [history, open])
}

const endStyle = 'pb-[max(1.5rem,env(safe-area-inset-bottom))]'
const actionsStyle = classNames(
  'sticky bottom-0 z-1 -mx-6 mt-4 flex flex-wrap-reverse gap-2.5 bg-card px-6 pt-2 *:grow sm:justify-end sm:*:grow-0',
  // What is scrolled below them fades.
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-card before:to-transparent',
)
const dialogStyle = classNames(
  'fixed m-0 mt-auto max-h-[92dvh] w-full max-w-none scroll-pb-28 overflow-y-auto overscroll-contain rounded-t-sheet bg-card text-ink shadow-soft',
  'backdrop:bg-scrim md:m-auto md:max-h-[85dvh] md:w-[calc(100%-2rem)] md:rounded-sheet',
  'transition-[transform,opacity,display,overlay] transition-discrete duration-220 not-open:translate-y-6 not-open:opacity-0 starting:open:translate-y-6 starting:open:opacity-0',
  'backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-220 not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0',
)
