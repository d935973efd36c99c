import { required } from '#shared/required.ts'

type Box = { x: number; y: number; width: number; height: number }
/** A photo by its index, or parts below or beside each other. */
type Part = number | { isStack: boolean; parts: Part[] }
/** Width by height, the other way around: `width = slope * height + more`. */
type Line = { slope: number; more: number }

/**
 * Places photos as their frames are beside and below each other, as large as fits and without cropping any. Photos of a row
 * have the same height, and of a stack the same width. `ratios` are width by height, and `most` is the width of all.
 */
export function fitPhotos(frames: readonly Box[], ratios: readonly number[], gap: number, most = Infinity): Box[] {
  const top = partOf(
    frames.map((_, at) => at),
    frames,
    true,
  )
  const lineOf = (part: Part): Line => {
    if (typeof part === 'number') return { slope: required(ratios[part]), more: 0 }
    const lines = part.parts.map(lineOf)
    const gaps = gap * (lines.length - 1)
    const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0)
    if (!part.isStack) return { slope: sum(({ slope }) => slope), more: sum(({ more }) => more) + gaps }
    const slope = 1 / sum((line) => 1 / line.slope)
    return { slope, more: slope * (sum((line) => line.more / line.slope) - gaps) }
  }
  const placed: Box[] = []
  const place = (part: Part, { x, y, width, height }: Box) => {
    if (typeof part === 'number') {
      placed[part] = { x, y, width, height }
      return
    }
    for (const one of part.parts) {
      const { slope, more } = lineOf(one)
      const box = part.isStack
        ? { x, y, width, height: (width - more) / slope }
        : { x, y, width: slope * height + more, height }
      place(one, box)
      if (part.isStack) y += box.height + gap
      else x += box.width + gap
    }
  }
  const [left, right] = [Math.min(...frames.map(({ x }) => x)), Math.max(...frames.map(({ x, width }) => x + width))]
  const [y, bottom] = [Math.min(...frames.map((one) => one.y)), Math.max(...frames.map((one) => one.y + one.height))]
  const { slope, more } = lineOf(top)
  const height = Math.min(bottom - y, (Math.min(most, right - left) - more) / slope)
  const width = slope * height + more
  place(top, { x: (left + right - width) / 2, y, width, height })
  return placed
}

/** Divides frames where no frame is in the way. */
function partOf(all: readonly number[], frames: readonly Box[], isStack: boolean, isAgain = false): Part {
  const [only] = all
  if (only !== undefined && all.length === 1) return only
  const from = (at: number) => required(frames[at])[isStack ? 'y' : 'x']
  const until = (at: number) => from(at) + required(frames[at])[isStack ? 'height' : 'width']
  const groups: number[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const at of all.toSorted((a, b) => from(a) - from(b))) {
    if (from(at) >= end - 1e-6) groups.push([at])
    else required(groups.at(-1)).push(at)
    end = Math.max(end, until(at))
  }
  if (groups.length === 1 && !isAgain) return partOf(all, frames, !isStack, true)
  return { isStack, parts: groups.map((group) => partOf(group, frames, !isStack)) }
}
