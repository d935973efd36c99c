import type { PhotoSlot } from './document.ts'

/** Where crops are centered, in shares of the photo. Null if it wasn't measured. */
export type Focus = { x: number; y: number } | null
export type Focused = { id: string; width: number; height: number; focus: Focus }

export function focusOf({ focus_x: x, focus_y: y }: { focus_x: number | null; focus_y: number | null }): Focus {
  return x === null || y === null ? null : { x, y }
}

/** A photo as it's added to a slot: as large as it fits, and cropped around its focus. */
export function photoSlot({ id, width, height, focus }: Focused): PhotoSlot {
  // In portraits, faces are above the middle.
  const { x, y } = focus ?? { x: 0.5, y: height > width ? 0.4 : 0.5 }
  return { kind: 'photo', photo_id: id, zoom: 1, x, y }
}
