import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useCurrentFamily } from './current-family.ts'
import { EntryLink, useEntries } from './entry-link.tsx'
import type { ListedEntry } from './navigation.ts'

/** What the sidebar and the menu on phones look like. */
export const rowStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink-soft transition-colors hover:bg-line/50 hover:text-ink'
export const pageRowStyle = classNames(rowStyle, 'aria-[current]:bg-ember-wash aria-[current]:text-ember')

type EntryListProps = {
  entries: ListedEntry[]
  /** Icons with tooltips. */
  collapsed?: boolean
  style?: string
}

export function EntryList({ entries, collapsed = false, style = pageRowStyle }: EntryListProps) {
  const t = useText()
  const { current } = useCurrentFamily()
  return (
    <ul className="flex flex-col gap-0.5">
      {entries.map((entry) => (
        <li key={entry.label}>
          <EntryLink
            entry={entry}
            familyId={current?.id}
            whyDisabled={t('shell.needsFamily')}
            tooltip={collapsed ? t(entry.label) : undefined}
            className={classNames(style, collapsed && 'justify-center px-0')}
          >
            <entry.icon aria-hidden size={20} className="shrink-0" />
            <span className={collapsed ? 'sr-only' : 'truncate'}>{t(entry.label)}</span>
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}

/** The pages of the sidebar, and those in its “More”. Without a family, only those that need none. */
export function usePages(list: 'pages' | 'more'): ListedEntry[] {
  const { current, isPending } = useCurrentFamily()
  return useEntries(list).filter((entry) => entry.link || current || isPending)
}
