/** Photo boxes by index in the list: the offset in the row and the width, in CSS pixels. */
export type Boxes = { x: Float32Array; w: Float32Array }

/** Photos `start` to `end` (exclusive) side by side. `top` is the top of the images. */
export type PhotoRow = { top: number; height: number; start: number; end: number }

/** Rows that would have to be stretched more than this stay ragged, because the photos would be huge. */
export const STRETCH_MAX = 1.3
/** One photo, or two, that have a row to themselves grow this much, so that less of it stays empty. */
const LONE_STRETCH = 1.75
const PAIR_STRETCH = 1.6
/** Photos are cropped this much if they fill their row then. */
const CROP_MAX = 1.2
/** Rows that are this much lower than the target are full, unless they'd otherwise stay ragged. */
export const SHRINK_MAX = 0.7

type Stretch = { target: number; lone?: number; pair?: number }

/**
 * Lays out photos `start` to `end` in rows that fill `width`, with heights near `target`, and writes their boxes. One pass
 * over typed arrays: 100,000 photos in about 10 ms. A last row that isn't full shares the photos of the row before.
 */
export function justify(
  ratios: Float32Array,
  start: number,
  end: number,
  boxes: Boxes,
  { width, gap, top, ...stretch }: { width: number; gap: number; top: number } & Stretch,
): PhotoRow[] {
  const { target } = stretch
  const fillingOf = (from: number, to: number) => (width - (to - from - 1) * gap) / sumOf(ratios, from, to)
  const starts = [start]
  let first = start
  while (first < end) {
    let sum = ratios[first] ?? 1
    let next = first + 1
    let filling = width / sum
    while (next < end && filling > target) {
      const withNext = (width - (next - first) * gap) / (sum + (ratios[next] ?? 1))
      if (withNext < target * SHRINK_MAX && filling <= target * STRETCH_MAX) break
      sum += ratios[next++] ?? 1
      filling = withNext
    }
    starts.push(next)
    first = next
  }
  const [before, last] = starts.slice(-3)
  if (before !== undefined && last !== undefined && starts.length > 2 && fillingOf(last, end) > target * STRETCH_MAX)
    starts.splice(-2, 2, evenBreak(before, end, target, fillingOf), end)
  const rows: PhotoRow[] = []
  let y = top
  for (const [i, to] of starts.entries()) {
    const from = starts[i - 1] ?? to
    if (from === to) continue
    const height = fitRow(ratios, from, to, fillingOf(from, to), stretch)
    placeRow(ratios, from, to, boxes, { x: 0, height, gap })
    rows.push({ top: y, height, start: from, end: to })
    y += height + gap
  }
  return rows
}

/** Where to break units `start` to `end` into two rows whose heights are close to the target; `end` if one row is better. */
export function evenBreak(
  start: number,
  end: number,
  target: number,
  fillingOf: (from: number, to: number) => number,
): number {
  const off = (from: number, to: number) => (from < to ? Math.abs(Math.log(fillingOf(from, to) / target)) : 0)
  const cost = (at: number) => Math.max(off(start, at), off(at, end))
  let best = end
  for (let at = start + 1; at < end; at++)
    if (fillingOf(start, at) <= target * STRETCH_MAX && cost(at) < cost(best)) best = at
  return best
}

/** The height at which the row is full, or the target height if that would enlarge the photos too much. */
export function fitRow(
  ratios: Float32Array,
  start: number,
  end: number,
  filling: number,
  { target, lone = LONE_STRETCH, pair = PAIR_STRETCH }: Stretch,
): number {
  const photos = end - start
  const most = target * ([lone, pair][photos - 1] ?? STRETCH_MAX)
  if (filling <= most) return filling
  if (filling > most * CROP_MAX) return photos <= 2 ? most : target
  for (let i = start; i < end; i++) ratios[i] = ((ratios[i] ?? 1) * filling) / most
  return most
}

export function sumOf(ratios: Float32Array, start: number, end: number): number {
  let sum = 0
  for (let i = start; i < end; i++) sum += ratios[i] ?? 1
  return sum
}

/** Writes the boxes of one row starting at `x`; returns where the row ends. */
export function placeRow(
  ratios: Float32Array,
  start: number,
  end: number,
  boxes: Boxes,
  { x, height, gap }: { x: number; height: number; gap: number },
): number {
  let left = x
  for (let i = start; i < end; i++) {
    const width = Math.fround(height * (ratios[i] ?? 1))
    boxes.x[i] = left
    boxes.w[i] = width
    left += width + gap
  }
  return left - gap
}
