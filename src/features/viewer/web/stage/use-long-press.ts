import { useEffect, useEffectEvent, type RefObject } from 'react'

const LONG_PRESS_MS = 350
/** A finger that moved farther swipes. */
const STILL_PX = 10

type LongPress = {
  isOn: boolean
  /** Whether the last touch was held. */
  wasHeld: RefObject<boolean>
  onHold: (isHeld: boolean) => void
}

/** Calls back while one finger is held still on the element. */
export function useLongPress(element: HTMLElement | null, { isOn, wasHeld, onHold }: LongPress) {
  const hold = useEffectEvent(onHold)
  useEffect(() => {
    if (!element || !isOn) return
    let end = () => {}
    const down = (event: PointerEvent) => {
      end()
      wasHeld.current = false
      if (event.pointerType !== 'touch' || !event.isPrimary || (event.target as Element).closest('button, a, video'))
        return
      const { clientX, clientY } = event
      const timer = setTimeout(() => {
        wasHeld.current = true
        hold(true)
      }, LONG_PRESS_MS)
      const move = (moved: PointerEvent) => {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > STILL_PX) end()
      }
      end = () => {
        clearTimeout(timer)
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', end)
        removeEventListener('pointercancel', end)
        if (wasHeld.current) hold(false)
        end = () => {}
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }
    const noMenu = (event: Event) => event.preventDefault()
    element.addEventListener('pointerdown', down)
    element.addEventListener('contextmenu', noMenu)
    return () => {
      end()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('contextmenu', noMenu)
    }
  }, [element, isOn, wasHeld])
}
