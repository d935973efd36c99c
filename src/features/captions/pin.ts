import { turnedCrop, type Crop } from '../media/crop.ts'

/** A place in a picture, as fractions of its width and height from its top left corner. */
export type Pin = { x: number; y: number }
/** How a photo is shown: a part of the original, after it's rotated clockwise by quarter turns. */
type Shown = { crop: Crop | null; quarter_turns: number }

const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** The place in the original of a place in the photo as it's shown, so that it stays true when the photo is cropped again. */
export function pinInOriginal({ x, y }: Pin, { crop, quarter_turns }: Shown): Pin {
  const seen = turnedCrop(crop ?? WHOLE, quarter_turns)
  return turned({ x: seen.left + x * seen.width, y: seen.top + y * seen.height }, 4 - quarter_turns)
}

/** The place in the photo as it's shown. Null if that part was cropped away. */
export function pinInPhoto(pin: Pin, { crop, quarter_turns }: Shown): Pin | null {
  const seen = turnedCrop(crop ?? WHOLE, quarter_turns)
  const { x, y } = turned(pin, quarter_turns)
  const place = { x: (x - seen.left) / seen.width, y: (y - seen.top) / seen.height }
  return [place.x, place.y].every((share) => share >= 0 && share <= 1) ? place : null
}

function turned({ x, y }: Pin, quarters: number): Pin {
  const { left, top } = turnedCrop({ left: x, top: y, width: 0, height: 0 }, quarters)
  return { x: left, y: top }
}
