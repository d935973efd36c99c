import { cloneElement, Suspense, useId, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { lazyPrefetched } from '../lazy-component.ts'
import type { MenuAlign } from './beside-trigger.ts'
import type { MenuItem } from './menu-item.ts'

const MenuList = lazyPrefetched(async () => (await import('./menu-list.tsx')).MenuList)

type TriggerProps = Pick<ComponentProps<'button'>, 'id' | 'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded'>

type MenuProps = {
  /** The button that opens it: `<IconButton …/>`, `<Button>`, or `button`. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  /** Heading above the items. */
  heading?: ReactNode
  align?: MenuAlign
}

/** A menu of actions, for pointer, keyboard (arrows, Home, End, letters, Escape) and touch. */
export function Menu({ trigger, items, heading, align = 'end' }: MenuProps) {
  const ownId = useId()
  const id = trigger.props.id ?? ownId
  const [open, setOpen] = useState(false)
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          const opens = event.key === 'ArrowDown' && !open
          // The list may still be loading, and the key must not reach what's around the menu.
          const closes = event.key === 'Escape' && open
          if (!opens && !closes) return
          event.preventDefault()
          event.stopPropagation()
          setOpen(opens)
        },
      })}
      {open && (
        <Suspense>
          <MenuList triggerId={id} items={items} heading={heading} align={align} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
