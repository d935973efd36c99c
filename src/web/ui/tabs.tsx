import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Id extends string> = { id: Id; label: string; count?: number; disabled?: boolean; panel: ReactNode }

type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  /** The selected tab; keep it in the URL. */
  value: Id
  onChange: (id: Id) => void
  /** The list is hidden while the first tab is selected. Something else has to lead to the others. */
  folds?: boolean
  /** From laptops on, the panel is a column that's no higher than what's left of the parent's column. */
  fits?: boolean
}

const COLUMN = 'lg:flex lg:min-h-0 lg:grow lg:flex-col'

/** Next to the selected tab, enough of its neighbor is visible to show that there are more. */
const EDGE_PX = 40

/** Tabs with a panel. Arrow keys select a tab, and Tab moves into the panel. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, folds, fits }: TabsProps<Id>) {
  const id = useId()
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0]
  const isFolded = folds && chosen === tabs[0]

  // On phones, the selected tab may be outside the visible part of the row.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${chosen?.id}`)
    const row = tab?.parentElement
    if (!row) return
    // Fires right away, and again when a page that was rendered hidden is shown.
    const sizes = new ResizeObserver(() => {
      const start = tab.offsetLeft - row.offsetLeft - EDGE_PX
      const end = start + tab.offsetWidth + 2 * EDGE_PX
      if (start < row.scrollLeft) row.scrollLeft = start
      if (end > row.scrollLeft + row.offsetWidth) row.scrollLeft = end - row.offsetWidth
    })
    sizes.observe(row)
    return () => sizes.disconnect()
  }, [id, chosen?.id])

  function steer(event: KeyboardEvent<HTMLElement>) {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab.id === chosen?.id)
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const to = moves[event.key]
    const next = to === undefined ? undefined : open.at(to === open.length ? 0 : to)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }

  return (
    <div className={classNames(fits && COLUMN)}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={steer}
        className={classNames(
          // On phones, labels that don't fit leave over the edge of the screen, which shows that there are more.
          'flex shrink-0 overflow-x-auto overflow-y-hidden border-b border-line max-sm:-mx-(--page-edge) max-sm:px-(--page-edge) sm:gap-1',
          isFolded && 'hidden',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen?.id}
            aria-controls={tab.id === chosen?.id ? `${id}-panel` : undefined}
            tabIndex={tab.id === chosen?.id ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
            className={classNames(
              'relative flex min-h-11 shrink-0 items-center gap-2 px-2 font-medium text-ink-soft transition-colors hover:text-ink disabled:opacity-55 sm:px-3.5',
              // The first label starts where the page's heading does.
              'first:pl-0 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full first:after:left-0',
              '-outline-offset-2 aria-selected:text-ember aria-selected:after:bg-ember',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunk px-2 py-0.5 text-xs text-ink-soft">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      {/* Focusable, so that a panel without controls can be reached and scrolled by keyboard. */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen?.id}`}
        tabIndex={0}
        className={classNames('rounded-control', !isFolded && 'pt-6', fits && COLUMN)}
      >
        {chosen?.panel}
      </div>
    </div>
  )
}
