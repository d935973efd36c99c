import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useRootAttribute } from '../root-attribute.ts'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useBackCloses } from './use-back-closes.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons, in the order Cancel, then the action. They're always visible, and fill the width on phones. */
  actions?: ReactNode
  /** For urgent decisions: announced as an alert dialog. */
  alert?: boolean
  /** `stage`: on the whole screen, black, with its buttons beside the title, or else an X. */
  wide?: boolean | 'very' | 'stage'
  /** In the middle of the page beside the sidebar, over what it's about. */
  inPage?: boolean
  children?: ReactNode
}

/**
 * A modal dialog, shown as a bottom sheet on phones. The native element traps focus, makes the rest inert and restores
 * focus; Back closes it. Mark the element to focus first with `data-autofocus`.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  alert = false,
  wide = false,
  inPage = false,
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
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
      // A large part of it that got the focus was scrolled into view.
      dialog.scrollTop = 0
    } else if (!open && dialog.open) {
      dialog.close()
    }
  }, [open])

  useBackCloses(open, onClose, () => [...document.querySelectorAll('dialog[open]')].at(-1) === ref.current)
  useRootAttribute('data-modal', open)

  // Close it before it unmounts, since removing an open dialog element doesn't restore focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    return () => dialog.close()
  }, [])

  return (
    // A click on the backdrop has the dialog as its target. Escape is the keyboard equivalent.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      // In React, both events bubble from a dialog nested in this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // A dialog that unmounts has already been closed by its owner, and one that's open again was meant to be.
        if (target === currentTarget && currentTarget.isConnected && open && !currentTarget.open) onClose()
      }}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={({ target, currentTarget, detail }) => {
        // Ignores drags that began inside, such as a text selection, and the second click of the double click that
        // opened it.
        if (target === currentTarget && pressed.current === target && detail < 2) onClose()
      }}
      className={classNames(
        dialogStyle,
        wide === 'stage' ? stageStyle : sheetStyle,
        inPage && 'lg:left-(--sidebar)',
        wide === 'very'
          ? 'md:max-h-[94dvh] md:max-w-4xl'
          : wide === true
            ? 'md:max-h-[85dvh] md:max-w-2xl'
            : !wide && 'md:max-h-[85dvh] md:max-w-lg',
      )}
    >
      {wide === 'stage' ? (
        <div className="flex grow flex-col gap-3 px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <div
            className={
              actions
                ? 'flex flex-wrap items-center gap-3 *:min-w-24 *:nth-2:-order-1 max-narrow:*:grow max-narrow:*:px-2'
                : 'relative flex min-h-11 items-center px-10'
            }
          >
            <h2
              id={`${id}-title`}
              className={classNames(
                'flex-1 text-center font-serif text-xl font-semibold',
                !!actions && 'max-narrow:-order-2 max-narrow:basis-full',
              )}
            >
              {title}
            </h2>
            {actions ?? (
              <IconButton
                icon={X}
                label={t('actions.close')}
                onClick={onClose}
                tooltipAlign="start"
                className="absolute! top-0 -left-2"
              />
            )}
          </div>
          {children}
        </div>
      ) : (
        <div className={classNames('relative shrink-0 px-5 pt-6 md:px-6', !actions && endStyle)}>
          <h2 id={`${id}-title`} className="pr-10 font-serif text-xl font-semibold break-words">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-2 text-ink-soft">
              {description}
            </p>
          )}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className={classNames(actionsStyle, endStyle)}>{actions}</div>}
          <div className="absolute top-3.5 right-1.5 md:right-3.5">
            <IconButton icon={X} label={t('actions.close')} onClick={onClose} tooltipAlign="end" />
          </div>
        </div>
      )}
    </dialog>
  )
}

const endStyle = 'pb-[max(1.5rem,env(safe-area-inset-bottom))]'
const actionsStyle = classNames(
  'sticky bottom-0 z-1 -mx-5 mt-4 flex flex-wrap-reverse gap-2.5 bg-card px-5 pt-2 md:-mx-6 md:px-6 *:grow sm:justify-end sm:*:grow-0',
  // Content fades out below the buttons.
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-card before:to-transparent',
)
const dialogStyle = classNames(
  'fixed m-0 mt-auto w-full max-w-none scroll-pb-28 overflow-y-auto overscroll-contain text-start text-ink backdrop:bg-scrim',
  'transition-[transform,opacity,display,overlay] transition-discrete duration-220 not-open:translate-y-6 not-open:opacity-0 starting:open:translate-y-6 starting:open:opacity-0',
  'backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-220 not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0',
)
const sheetStyle = classNames(
  'max-h-[92dvh] rounded-t-sheet bg-card shadow-soft md:m-auto md:w-[calc(100%-2rem)] md:rounded-sheet',
  // A toast is its first row on phones.
  'open:max-md:flex open:max-md:flex-col',
)
const stageStyle = 'always-dark h-dvh max-h-none bg-stage open:flex open:flex-col'
