import { useEffect, type RefObject } from 'react'

/** The header and a month's heading. */
const COVERED_PIXELS = 130
/** The bottom bar on phones. */
const BELOW_PIXELS = 80

/**
 * Moves the focus between photos with the arrow keys: along the rows, or to the nearest photo of the next row. Up and down keep the
 * column where they began, also past a photo that's as wide as the screen.
 */
export function useArrowKeys(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const grid = element.current
    if (!grid) return
    let column: { photo: HTMLElement; middle: number } | undefined
    const move = (event: KeyboardEvent) => {
      const from = (event.target as Element).closest<HTMLElement>('[data-photo]')
      if (!from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const middle = column?.photo === from ? column.middle : middleOf(from)
      const to = neighborOf(from, [...grid.querySelectorAll<HTMLElement>('[data-photo]')], event.key, middle)
      if (!to) return
      column = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? { photo: to, middle } : undefined
      event.preventDefault()
      to.focus({ preventScroll: true })
      const { top, bottom } = to.getBoundingClientRect()
      if (top < COVERED_PIXELS || bottom > innerHeight - BELOW_PIXELS) to.scrollIntoView({ block: 'center' })
    }
    grid.addEventListener('keydown', move)
    return () => grid.removeEventListener('keydown', move)
  }, [element])
}

/** `photos` are in the gallery's order, and `middle` is where the column is. */
function neighborOf(
  from: HTMLElement,
  photos: readonly HTMLElement[],
  key: string,
  middle: number,
): HTMLElement | undefined {
  const index = photos.indexOf(from)
  if (key === 'ArrowLeft') return photos[index - 1]
  if (key === 'ArrowRight') return photos[index + 1]
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const rowOf = (photo: HTMLElement) => Math.round(photo.getBoundingClientRect().top)
  const beyond = key === 'ArrowDown' ? photos.slice(index + 1) : photos.slice(0, index).toReversed()
  const next = beyond.find((photo) => rowOf(photo) !== rowOf(from))
  if (!next) return undefined
  return beyond
    .filter((photo) => rowOf(photo) === rowOf(next))
    .toSorted((a, b) => Math.abs(middleOf(a) - middle) - Math.abs(middleOf(b) - middle))[0]
}

function middleOf(photo: HTMLElement): number {
  const { left, width } = photo.getBoundingClientRect()
  return left + width / 2
}
