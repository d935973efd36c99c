import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'
import { centeredOn, middleSquare, resized, withinImage, type ImageSize, type Square } from './square.ts'

/** An arrow key moves by this share of the image's shorter side; with Shift, by five times as much. */
const STEP_SHARE = 0.02
/** Zoom factor of a plus or minus key, or one notch of the wheel. */
const ZOOM_STEP = 1.08

type Point = { x: number; y: number }
type Fingers = Map<number, Point>

/**
 * A square crop controlled by pointers (drag, pinch), wheel and keyboard. Spread `handlers` onto the element that shows
 * the image.
 */
export function useSquare(start: Square | undefined) {
  const [image, setPicture] = useState<ImageSize>()
  const [square, setSquare] = useState<Square>()
  const fingers = useRef<Fingers>(new Map())

  /** The pointer's position in pixels of the original. */
  function pointOf(event: PointerEvent<HTMLElement>): Point {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = (image?.width ?? 0) / box.width
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }

  function press(event: PointerEvent<HTMLElement>) {
    if (!image || !square) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    fingers.current.set(event.pointerId, at)
    if (fingers.current.size === 1 && !isInside(square, at)) setSquare(centeredOn(square, at, image))
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!image || !square || !before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) setSquare(resized(square, (square.size * distance(now, other)) / distance(before, other), image))
    else setSquare(withinImage({ ...square, x: square.x + now.x - before.x, y: square.y + now.y - before.y }, image))
  }

  const release = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId)

  function steer(event: KeyboardEvent<HTMLElement>) {
    if (!image || !square || event.ctrlKey || event.metaKey || event.altKey) return
    const step = Math.max(1, Math.min(image.width, image.height) * STEP_SHARE * (event.shiftKey ? 5 : 1))
    const moves: Record<string, Point> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    }
    const by = moves[event.key]
    const zoom = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key]
    if (!by && !zoom) return
    event.preventDefault()
    if (by) setSquare(withinImage({ ...square, x: square.x + by.x, y: square.y + by.y }, image))
    if (zoom) setSquare(resized(square, square.size * zoom, image))
  }

  return {
    image,
    square,
    /** Call this when the image has loaded; until then, there's no square. */
    measured(size: ImageSize) {
      setPicture(size)
      setSquare(start ? withinImage(start, size) : middleSquare(size))
    },
    resize: (size: number) => square && image && setSquare(resized(square, size, image)),
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: steer,
      onWheel: (event: WheelEvent<HTMLElement>) =>
        square && image && setSquare(resized(square, square.size * ZOOM_STEP ** -Math.sign(event.deltaY), image)),
    },
  }
}

function isInside({ x, y, size }: Square, at: Point): boolean {
  return at.x >= x && at.x <= x + size && at.y >= y && at.y <= y + size
}

function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}
