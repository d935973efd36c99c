import { Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useStore } from '#web/external-store.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { ActionBar, type ActionBarProps } from './action-bar.tsx'
import { ranged, toggled, toggledAll } from './choose.ts'
import { selection } from './selection.ts'

const DayMenu = lazyPart(async () => (await import('./day-menu.tsx')).DayMenu)

type SelectionLayerProps = ActionBarProps & {
  /** The gallery, on which this listens for pointer events. */
  grid: RefObject<HTMLElement | null>
}

const LONG_PRESS_MS = 450
/** A finger that moved farther is scrolling. */
const STILL_PX = 10

/** Selects photos by checkbox, Shift, drag and long press, and shows the actions for them. A long press on a day opens its menu. */
export function SelectionLayer({ grid, ...bar }: SelectionLayerProps) {
  const { isOn } = useStore(selection)
  const [menu, setMenu] = useState<OpenMenu>()
  useGestures(grid, bar.photos, setMenu)
  useEffect(() => selection.clear, [])
  if (!isOn && !menu) return null
  return (
    <PhotoToolsText>
      {isOn && <ActionBar {...bar} />}
      <Suspense>
        {menu && (
          <DayMenu
            key={menu.at}
            family_id={bar.family_id}
            day={menu.day}
            photos={photosOf(menu.day, bar.photos)}
            findAll={bar.findAll}
            onSelect={() => chooseDay(menu.day, bar.photos)}
            onClose={() => setMenu(undefined)}
          />
        )}
      </Suspense>
    </PhotoToolsText>
  )
}

/** `at` tells a day's menu from one that was open before. */
type OpenMenu = { day: string; at: number }

const photosOf = (day: string, photos: readonly PhotoListed[]) =>
  photos.filter(({ sort_at }) => sort_at.startsWith(day))

const choose = ({ ids, anchor }: { ids: Set<string>; anchor: string | undefined }) => selection.set(ids, anchor)

function chooseDay(day: string, photos: readonly PhotoListed[]) {
  choose(
    toggledAll(
      selection.get(),
      photosOf(day, photos).map(({ id }) => id),
    ),
  )
}

function useGestures(
  grid: RefObject<HTMLElement | null>,
  photos: readonly PhotoListed[],
  openMenu: (menu: OpenMenu) => void,
) {
  const order = () => photos.map(({ id }) => id)

  const click = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const day = target.closest<HTMLElement>('[data-day]')?.dataset.day
    const menuDay = target.closest<HTMLElement>('[data-day-menu]')?.dataset.dayMenu
    const id = target.closest<HTMLElement>('[data-photo]')?.dataset.photo
    const isCheck = target.closest('[data-check]') !== null
    const now = selection.get()
    if (menuDay) openMenu({ day: menuDay, at: event.timeStamp })
    else if (day) chooseDay(day, photos)
    else if (id && event.shiftKey && now.ids.size) choose(ranged(now, id, order()))
    else if (id && (isCheck || (now.isOn && !event.metaKey && !event.ctrlKey))) choose(toggled(now, id))
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  /** Selects the photo where a drag starts; returns the previous selection. */
  const start = useEffectEvent((id: string) => {
    const before = selection.get().ids
    choose(ranged({ ids: before, anchor: id }, id, order()))
    return before
  })

  /** Adds the range from the drag's first photo to the one under the pointer to the previous selection. */
  const drag = useEffectEvent((from: string, before: ReadonlySet<string>, x: number, y: number) => {
    const id = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]')?.dataset.photo
    if (id) choose(ranged({ ids: before, anchor: from }, id, order()))
  })

  const key = useEffectEvent((event: KeyboardEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-photo]')?.dataset.photo
    if (event.key === ' ' && id && grid.current?.contains(event.target as Node)) {
      event.preventDefault()
      choose(event.shiftKey ? ranged(selection.get(), id, order()) : toggled(selection.get(), id))
    }
    if (event.key === 'Escape' && selection.get().isOn && !document.querySelector('dialog[open], [role=dialog]'))
      selection.clear()
  })

  useEffect(() => {
    const element = grid.current
    if (!element) return
    // Shows the checkboxes (photo-cell.tsx).
    element.setAttribute('data-selectable', '')
    let end = () => {}
    const down = (event: PointerEvent) => {
      end()
      const target = event.target as Element
      const id = target.closest<HTMLElement>('[data-photo]')?.dataset.photo
      const day = target.closest<HTMLElement>('[data-day]')?.dataset.day
      const isTouch = event.pointerType !== 'mouse'
      if (!(id || (day && isTouch)) || event.button !== 0) return
      const { clientX, clientY } = event
      let before: ReadonlySet<string> | undefined
      let isMenu = false
      const begin = () => {
        if (id) before = start(id)
        else if (day) {
          isMenu = true
          openMenu({ day, at: event.timeStamp })
        }
        if (isTouch) navigator.vibrate?.(10)
      }
      const timer = isTouch ? setTimeout(begin, LONG_PRESS_MS) : undefined
      const move = (moved: PointerEvent) => {
        const isStill = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < STILL_PX
        if (!before && !isStill) {
          // With a mouse, dragging extends an existing selection. With a finger, it scrolls.
          if (isTouch || !selection.get().isOn) return end()
          begin()
        }
        if (id && before) drag(id, before, moved.clientX, moved.clientY)
      }
      const hold = (touched: TouchEvent) => {
        if (before) touched.preventDefault()
      }
      const noClick = (clicked: MouseEvent) => {
        clicked.preventDefault()
        clicked.stopPropagation()
      }
      end = () => {
        clearTimeout(timer)
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', end)
        removeEventListener('pointercancel', end)
        element.removeEventListener('touchmove', hold)
        // Ignores the click that ends a drag or a long press.
        if (before || isMenu) {
          addEventListener('click', noClick, { capture: true, once: true })
          setTimeout(() => removeEventListener('click', noClick, true), 50)
        }
        end = () => {}
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
      element.addEventListener('touchmove', hold, { passive: false })
    }
    // Suppresses the context menu of a long press, and dragging links with the mouse.
    const notWhileChoosing = (event: Event) => selection.get().isOn && event.preventDefault()
    element.addEventListener('click', click, true)
    element.addEventListener('pointerdown', down)
    element.addEventListener('contextmenu', notWhileChoosing)
    element.addEventListener('dragstart', notWhileChoosing)
    addEventListener('keydown', key)
    return () => {
      end()
      element.removeEventListener('click', click, true)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('contextmenu', notWhileChoosing)
      element.removeEventListener('dragstart', notWhileChoosing)
      removeEventListener('keydown', key)
    }
  }, [grid, openMenu])
}
