type Over = { photo_id: string; isAfter: boolean }

/** A finger that rests this long picks a photo up; one that moves sooner scrolls. */
const PICK_UP_MS = 250
const STILL_PX = 6
/** The page scrolls while a photo is dragged this close to the top or bottom of the window. */
const EDGE_PX = 96
const SCROLL_PX = 14

/** Lets people drag photos, and calls `drop` with the photo that one was dropped beside. Returns the function that stops it. */
export function followPointer(element: HTMLElement, drop: (photo_id: string, over: Over) => void): () => void {
  let end = () => {}

  const down = (event: PointerEvent) => {
    end()
    const cell = (event.target as Element).closest<HTMLElement>('[data-photo]')
    const photo_id = cell?.dataset.photo
    if (!cell || !photo_id || event.button !== 0) return
    const { clientX, clientY } = event
    const isTouch = event.pointerType !== 'mouse'
    let ghost: HTMLElement | undefined
    let mark: HTMLElement | undefined
    let over: Over | undefined
    let [x, y] = [clientX, clientY]
    let frame = 0

    const pickUp = () => {
      ghost = ghostOf(cell)
      mark = document.createElement('div')
      mark.className = 'pointer-events-none fixed z-40 w-1 rounded-full bg-ember'
      document.body.append(mark, ghost)
      cell.style.opacity = '0.35'
      if (isTouch) navigator.vibrate?.(10)
      follow()
      scroll()
    }
    const follow = () => {
      if (!ghost || !mark) return
      ghost.style.transform = `translate(${x - ghost.offsetWidth / 2}px, ${y - ghost.offsetHeight / 2}px)`
      const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]')
      if (!target?.dataset.photo || !element.contains(target)) return
      const box = target.getBoundingClientRect()
      const isAfter = x > box.left + box.width / 2
      over = { photo_id: target.dataset.photo, isAfter }
      mark.style.cssText = `top:${box.top}px;height:${box.height}px;left:${(isAfter ? box.right : box.left) - 2}px`
    }
    const scroll = () => {
      if (y < EDGE_PX) scrollBy(0, -SCROLL_PX)
      else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
      // The photos move below a pointer that rests.
      follow()
      frame = requestAnimationFrame(scroll)
    }
    const timer = isTouch ? setTimeout(pickUp, PICK_UP_MS) : undefined
    const move = (moved: PointerEvent) => {
      const isStill = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < STILL_PX
      if (!ghost && !isStill) {
        if (isTouch) return end()
        pickUp()
      }
      x = moved.clientX
      y = moved.clientY
      follow()
    }
    const up = () => {
      if (ghost && over) drop(photo_id, over)
      end()
    }
    const hold = (touched: TouchEvent) => {
      if (ghost) touched.preventDefault()
    }
    const noDrag = (dragged: Event) => dragged.preventDefault()
    end = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      ghost?.remove()
      mark?.remove()
      cell.style.opacity = ''
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      element.removeEventListener('touchmove', hold)
      element.removeEventListener('contextmenu', noDrag)
      element.removeEventListener('dragstart', noDrag)
      end = () => {}
    }
    const cancel = () => end()
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    element.addEventListener('touchmove', hold, { passive: false })
    element.addEventListener('contextmenu', noDrag)
    element.addEventListener('dragstart', noDrag)
  }

  element.addEventListener('pointerdown', down)
  return () => {
    end()
    element.removeEventListener('pointerdown', down)
  }
}

/** A small copy of the photo under the pointer. */
function ghostOf(cell: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className =
    'pointer-events-none fixed top-0 left-0 z-40 size-24 overflow-hidden rounded-mark bg-sunk bg-cover bg-center shadow-soft'
  ghost.style.backgroundImage = cell.style.backgroundImage
  const image = cell.querySelector('img')
  if (image) {
    const copy = new Image()
    copy.src = image.currentSrc
    copy.alt = ''
    copy.className = 'size-full object-cover'
    ghost.append(copy)
  }
  return ghost
}
