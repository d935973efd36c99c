import type { CSSProperties } from 'react'

/** Shows a cover's subject in the middle of what a crop leaves, which is two thirds of most photos. */
export function atFocus(cover: { focus_x: number | null; focus_y: number | null }): CSSProperties | undefined {
  const { focus_x, focus_y } = cover
  if (focus_x === null || focus_y === null) return undefined
  return { objectPosition: `${offsetTo(focus_x)}% ${offsetTo(focus_y)}%` }
}

const SHOWN = 2 / 3
const offsetTo = (focus: number) => Math.round(Math.min(Math.max((focus - SHOWN / 2) / (1 - SHOWN), 0), 1) * 100)
