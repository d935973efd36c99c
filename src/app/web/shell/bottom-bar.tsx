import { Menu as MenuIcon } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useCurrentFamily } from './current-family.ts'
import { EntryLink, useEntries } from './entry-link.tsx'

/** On phones: the pages people open most, and the menu with the others. */
export function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useText()
  const { current } = useCurrentFamily()
  const entries = useEntries('tabs')
  return (
    <nav
      aria-label={t('shell.menu')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="button-bar flex">
        {entries.map((entry) => (
          <li key={entry.label} className="min-w-0 flex-1">
            <EntryLink entry={entry} familyId={current?.id} whyDisabled={t('shell.needsFamily')} className={tabStyle}>
              <entry.icon aria-hidden size={22} />
              <span className="max-w-full truncate whitespace-nowrap">{t(entry.label)}</span>
            </EntryLink>
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <button type="button" onClick={onOpenMenu} className={`w-full ${tabStyle}`}>
            <MenuIcon aria-hidden size={22} />
            <span className="max-w-full truncate whitespace-nowrap">{t('shell.more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

const tabStyle = classNames(
  'flex min-h-15 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] font-medium text-ink-soft -outline-offset-2',
  'aria-[current=page]:text-ember',
)
