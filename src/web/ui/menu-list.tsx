import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { besideTrigger, type MenuAlign } from './beside-trigger.ts'
import { classNames } from './class-names.ts'
import type { MenuItem } from './menu-item.ts'

type MenuListProps = {
  triggerId: string
  items: readonly MenuItem[]
  heading: ReactNode
  align: MenuAlign
  onClose: () => void
}

/** The open menu, next to its button and above everything else. */
export function MenuList({ triggerId, items, heading, align, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const trigger = () => document.getElementById(triggerId)
  const close = () => {
    onClose()
    trigger()?.focus()
  }

  useLayoutEffect(() => {
    const menu = list.current
    const opener = document.getElementById(triggerId)
    if (!menu || !opener) return
    const place = () => Object.assign(menu.style, besideTrigger(opener.getBoundingClientRect(), menu, align))
    const leave = ({ target }: Event) => {
      if (!menu.contains(target as Node) && !opener.contains(target as Node)) onClose()
    }
    // The top layer is above drawers and dialogs. Without popover support, the menu is positioned as fixed.
    menu.showPopover?.()
    place()
    focusItem(menu)
    addEventListener('pointerdown', leave, true)
    addEventListener('resize', place)
    addEventListener('scroll', place, true)
    return () => {
      removeEventListener('pointerdown', leave, true)
      removeEventListener('resize', place)
      removeEventListener('scroll', place, true)
    }
    // Only on mount: a re-render of the owner must not move focus back to the first item.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-labelledby={triggerId}
      popover="manual"
      onKeyDown={(event) => steerMenu(event, close)}
      className="fixed inset-auto z-50 m-0 max-h-[min(28rem,80dvh)] max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-soft"
    >
      {heading && (
        <div role="presentation" className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2.5">
          {heading}
        </div>
      )}
      {items.map((item, place) => (
        <Entry key={`${place}-${item.label}`} item={item} onDone={close} />
      ))}
    </div>
  )
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(itemStyle, item.danger && 'text-danger', item.current && 'font-semibold text-ember'),
    'aria-current': item.current || undefined,
    onClick: () => {
      onDone()
      item.onSelect?.()
    },
    children: (
      <>
        {item.icon && <item.icon aria-hidden size={19} className="shrink-0" />}
        <span className="min-w-0 truncate">{item.label}</span>
      </>
    ),
  }
  return (
    <>
      {item.separated && <hr className="my-1.5 border-line" />}
      {item.link ? <Link {...item.link} {...props} /> : <button type="button" disabled={item.disabled} {...props} />}
    </>
  )
}

const itemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left -outline-offset-2 hover:bg-sunk focus:bg-sunk disabled:opacity-55'

function focusItem(menu: HTMLElement): void {
  enabledItems(menu)[0]?.focus({ preventScroll: true })
}

/** Keyboard support of a menu, following the ARIA Authoring Practices. */
function steerMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = enabledItems(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : ''
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  const moves: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at > 0 ? at - 1 : -1),
    Home: items[0],
    End: items.at(-1),
  }
  const next = letter
    ? following.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))
    : moves[event.key]
  if (event.key === 'Escape' || event.key === 'Tab') close()
  else if (next) next.focus()
  else return
  // Keeps the key from a drawer or dialog around the menu.
  event.stopPropagation()
  if (event.key !== 'Tab') event.preventDefault()
}

function enabledItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')]
}
