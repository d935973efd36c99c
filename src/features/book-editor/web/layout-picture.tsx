import { boxOf } from '#features/book-layout/geometry.ts'
import { slotsOf, type LayoutId, type SlotArea } from '#features/book-layout/layouts.ts'
import { trimSizes, type BookSize } from '#features/book-layout/book-layout.rules.ts'

/** A page with the slots of a layout: photos as areas, text as lines, and codes by their three corners. */
export function LayoutPicture({ layout, size }: { layout: LayoutId; size: BookSize }) {
  const { width, height } = trimSizes[size]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full overflow-hidden rounded-mark border border-line bg-card">
      {slotsOf(layout)
        // Text over a photo is drawn last.
        .toSorted((a, b) => Number(b.edge === true) - Number(a.edge === true))
        .map((place, slot) => (
          <Slot key={slot} place={place} size={size} />
        ))}
    </svg>
  )
}

function Slot({ place, size }: { place: SlotArea; size: BookSize }) {
  const box = boxOf(place, size, 0)
  if (place.round)
    return <circle cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={box.width / 2} className="fill-sage/60" />
  if (place.kind === 'photo' || place.kind === 'map') return <rect {...box} className="fill-sage/60" />
  if (place.kind === 'code') return <Code x={box.x} y={box.y} side={Math.min(box.width, box.height)} />
  const isOnCover = place.style === 'cover' || place.style === 'subtitle'
  const thick = place.style === 'cover' ? 13 : ['title', 'heading', 'subtitle'].includes(place.style) ? 9 : 5
  const lines = Math.max(1, Math.min(4, Math.floor(box.height / (3 * thick))))
  return Array.from({ length: lines }, (_, line) => {
    const width = box.width * (line === lines - 1 ? 0.6 : 1)
    return (
      <rect
        key={line}
        x={box.x + (isOnCover ? (box.width - width) / 2 : 0)}
        y={box.y + 2 * line * thick + thick / 2}
        width={width}
        height={thick}
        className="fill-ink-soft"
      />
    )
  })
}

function Code({ x, y, side }: { x: number; y: number; side: number }) {
  const corner = 0.36 * side
  const end = side - corner
  return [
    [0, 0],
    [end, 0],
    [0, end],
  ].map(([left = 0, top = 0]) => (
    <rect
      key={`${left} ${top}`}
      x={x + left + 2}
      y={y + top + 2}
      width={corner - 4}
      height={corner - 4}
      strokeWidth={4}
      className="fill-none stroke-ink-soft"
    />
  ))
}
