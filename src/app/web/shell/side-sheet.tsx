import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEntries } from './entry-link.tsx'
import { EntryList, rowStyle, usePages } from './entry-list.tsx'
import { FamilySwitcher } from './family-switcher.tsx'
import { UserMenu } from './user-menu.tsx'

/** On phones: the pages that aren't tabs, the quick actions and the account. Slides in over the dimmed page. */
export function SideSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('shell')
  const kit = useText('web')
  const ref = useRef<HTMLDialogElement>(null)
  const tabs = useEntries('tabs').map(({ label }) => label)
  const pages = usePages('pages').filter(({ label }) => !tabs.includes(label))
  const more = usePages('more')
  const actions = useEntries('quickActions')

  useRootAttribute('data-modal', open)
  useEffect(() => {
    if (open) ref.current?.showModal()
    else ref.current?.close()
  }, [open])

  return (
    // A click on the backdrop has the dialog as its target. Escape is the keyboard equivalent. All its links lead elsewhere.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-label={t('menu')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a[href]')) onClose()
      }}
      className={sheetStyle}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-1 py-2.5 pr-2 pl-3">
          <FamilySwitcher />
          <IconButton icon={X} label={kit('actions.close')} onClick={onClose} tooltipAlign="end" />
        </div>
        <nav aria-label={t('navigation')} className="min-h-0 flex-1 overflow-y-auto px-3 pb-2">
          <EntryList entries={pages} />
          {more.length > 0 && (
            <div className="mt-3 border-t border-line pt-3">
              <EntryList entries={more} />
            </div>
          )}
          {actions.length > 0 && (
            <section className="mt-3 border-t border-line pt-3">
              <h2 className="px-3 pb-1.5 text-sm text-ink-soft">{t('groups.quickActions')}</h2>
              {/* Actions on the current page aren't highlighted beside the page. */}
              <EntryList entries={actions} style={rowStyle} />
            </section>
          )}
        </nav>
        <div className="flex border-t border-line p-2">
          <UserMenu named />
        </div>
      </div>
    </dialog>
  )
}

const sheetStyle = classNames(
  'fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-paper text-ink shadow-soft backdrop:bg-scrim',
  'transition-[transform,display,overlay] transition-discrete duration-220 not-open:-translate-x-full starting:open:-translate-x-full',
  'backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-220 not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0',
)
