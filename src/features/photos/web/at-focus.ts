import type { CSSProperties } from 'react'

/** Keeps a cover's subject in view where the photo is cropped. */
export function atFocus(cover: { focus_x: number | null; focus_y: number | null }): CSSProperties | undefined {
  const { focus_x, focus_y } = cover
  if (focus_x === null || focus_y === null) return undefined
  return { objectPosition: `${Math.round(focus_x * 100)}% ${Math.round(focus_y * 100)}%` }
}
