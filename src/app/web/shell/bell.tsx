import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyExtra } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { QuietBoundary } from '#web/ui/quiet-boundary.tsx'
import { TOOLTIP } from '#web/ui/tooltips.ts'
import { useDeferredStart } from './use-deferred-start.ts'

const Unread = lazyExtra(async () => (await import('#features/notifications/web/bell.tsx')).Bell)

/**
 * The count loads after the page, and the panel with it. A click is handled as soon as they're loaded.
 * @param rowStyle In the sidebar. Without it, it's a round button.
 * @param named Shows its name, with the count at the end of the row.
 */
export function Bell({ className, rowStyle, named }: { className?: string; rowStyle?: string; named?: boolean }) {
  const t = useText('shell')
  const id = useId()
  const isLate = useDeferredStart()
  const [label, setLabel] = useState<string>()
  const [open, setOpen] = useState(false)
  const button = {
    id,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => setOpen(!open),
    className: classNames(className, rowStyle, open && !label && 'animate-breathe'),
  } as const
  const name = label ?? t('notifications')
  return (
    <div className="relative flex">
      {rowStyle ? (
        <button
          type="button"
          {...button}
          aria-label={name}
          data-tooltip={named ? undefined : name}
          data-tooltip-side="right"
          className={classNames(button.className, !named && TOOLTIP)}
        >
          <BellIcon aria-hidden size={20} />
          {named && <span className="truncate">{t('notifications')}</span>}
        </button>
      ) : (
        <IconButton {...button} icon={BellIcon} label={name} tooltipAlign="end" />
      )}
      {(isLate || open) && (
        <QuietBoundary>
          <Suspense>
            <Unread
              triggerId={id}
              open={open}
              onClose={() => setOpen(false)}
              onLabel={setLabel}
              countStyle={named ? 'inset-y-0 my-auto h-5 right-3' : 'top-1 right-0.5'}
            />
          </Suspense>
        </QuietBoundary>
      )}
    </div>
  )
}
