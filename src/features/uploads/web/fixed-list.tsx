import { useRef, useSyncExternalStore, type ReactNode } from 'react'
import { onScroll } from '#web/on-scroll.ts'

type FixedListProps<Item> = {
  items: readonly Item[]
  rowHeight: number
  label: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** Lists up to this length aren't virtualized. */
const WHOLE_MAX = 100
const OVERSCAN_ROWS = 8

/**
 * A list with rows of equal height. In a long list, only rows near the viewport are rendered, no matter which element
 * scrolls.
 */
export function FixedList<Item>({ items, rowHeight, label, keyOf, children }: FixedListProps<Item>) {
  const element = useRef<HTMLUListElement>(null)
  const range = useSyncExternalStore(onScroll, () => {
    if (items.length <= WHOLE_MAX) return `0-${items.length}`
    const top = -(element.current?.getBoundingClientRect().top ?? 0)
    const from = Math.floor(top / rowHeight) - OVERSCAN_ROWS
    const to = Math.ceil((top + window.innerHeight) / rowHeight) + OVERSCAN_ROWS
    return `${clamp(from, items.length)}-${clamp(to, items.length)}`
  })
  const [from, to] = range.split('-').map(Number) as [number, number]
  return (
    <ul
      ref={element}
      data-measured
      aria-label={label}
      className="relative"
      style={{ height: items.length * rowHeight }}
    >
      {items.slice(from, to).map((item, i) => (
        <li
          key={keyOf(item)}
          aria-setsize={items.length}
          aria-posinset={from + i + 1}
          className="group/item absolute inset-x-0"
          style={{ top: (from + i) * rowHeight, height: rowHeight }}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

function clamp(row: number, count: number): number {
  return Math.min(count, Math.max(0, row))
}
