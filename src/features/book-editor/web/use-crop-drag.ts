import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { setSlot, slotOf, type SlotName } from '#features/books/books.edits.ts'
import { movedCrop, type Box, type Size } from '#features/book-layout/geometry.ts'
import type { Change } from './editing.ts'

/** Moving less than this is a click. */
const DRAG_THRESHOLD_PX = 4
const KEY_STEP_MM = 2
const keys: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-KEY_STEP_MM, 0],
  ArrowRight: [KEY_STEP_MM, 0],
  ArrowUp: [0, -KEY_STEP_MM],
  ArrowDown: [0, KEY_STEP_MM],
}

type CropDrag = { at: SlotName; box: Box; size: Size | undefined; change: Change }

/**
 * Repositions a photo within its slot by mouse, touch or arrow keys. One drag is one undo step. `wasDrag` tells a click
 * from the end of a drag.
 */
export function useCropDrag({ at, box, size, change }: CropDrag) {
  const from = useRef<{ x: number; y: number; mark: string; moved: boolean }>(undefined)

  function move(x: number, y: number, mark: string) {
    if (!size) return
    change((book) => {
      const slot = slotOf(book, at)
      return slot?.kind === 'photo' ? setSlot(book, at, { ...slot, ...movedCrop(box, size, slot, { x, y }) }) : book
    }, mark)
  }

  return {
    wasDrag: () => from.current?.moved ?? false,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        const mark = `drag ${at.page} ${at.slot} ${event.timeStamp}`
        from.current = { x: event.clientX, y: event.clientY, mark, moved: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = from.current
        if (!start || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        const [x, y] = [event.clientX - start.x, event.clientY - start.y]
        if (!start.moved && Math.hypot(x, y) < DRAG_THRESHOLD_PX) return
        const millimetres = box.height / event.currentTarget.getBoundingClientRect().height
        from.current = { ...start, x: event.clientX, y: event.clientY, moved: true }
        move(x * millimetres, y * millimetres, start.mark)
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = keys[event.key]
        if (!step) return
        event.preventDefault()
        move(...step, `drag ${at.page} ${at.slot} keys`)
      },
    },
  }
}
