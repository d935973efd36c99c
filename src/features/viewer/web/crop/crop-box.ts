import { CROP_LEAST_SHARE, type Crop } from '#features/media/crop.ts'

export const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 }

export const grips = ['topLeft', 'top', 'topRight', 'left', 'right', 'bottomLeft', 'bottom', 'bottomRight'] as const
export type Grip = (typeof grips)[number]

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export function isWhole({ left, top, width, height }: Crop): boolean {
  return left < 0.001 && top < 0.001 && width > 0.999 && height > 0.999
}

/** Moves the box by fractions of the image, within its edges. */
export function moveBox(box: Crop, dx: number, dy: number): Crop {
  return {
    ...box,
    left: between(box.left + dx, 0, 1 - box.width),
    top: between(box.top + dy, 0, 1 - box.height),
  }
}

/**
 * Moves a corner or an edge; the opposite one stays. `ratio` is width by height, both as fractions of the image; undefined
 * if it's free.
 */
export function resizeBox(box: Crop, grip: Grip, dx: number, dy: number, ratio: number | undefined): Crop {
  const isLeft = /left/i.test(grip)
  const isTop = grip.startsWith('top')
  const x = isLeft ? -dx : /right/i.test(grip) ? dx : 0
  const y = isTop ? -dy : grip.startsWith('bottom') ? dy : 0
  const [farX, farY] = [isLeft ? box.left + box.width : box.left, isTop ? box.top + box.height : box.top]
  const [roomX, roomY] = [isLeft ? farX : 1 - farX, isTop ? farY : 1 - farY]
  let width = between(box.width + x, CROP_LEAST_SHARE, roomX)
  let height = between(box.height + y, CROP_LEAST_SHARE, roomY)
  if (ratio) {
    // The larger movement determines the size.
    if (Math.abs(y) > Math.abs(x)) width = height * ratio
    const least = Math.max(CROP_LEAST_SHARE, CROP_LEAST_SHARE * ratio)
    width = Math.max(least, Math.min(width, roomX, roomY * ratio))
    height = width / ratio
  }
  return { left: isLeft ? farX - width : farX, top: isTop ? farY - height : farY, width, height }
}

/** The largest box with this ratio inside the given box, with the same center. */
export function shapeBox(box: Crop, ratio: number): Crop {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}
