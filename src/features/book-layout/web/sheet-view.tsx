import { MAP_BORDER_MM, mapColours, MAP_DOT_MM, MAP_RING_MM, type MapMark } from '../compose-map.ts'
import { memo, useId } from 'react'
import { codeCells } from '../codes.ts'
import type { Mark, Sheet } from '../compose.ts'
import type { Box } from '../geometry.ts'
import { familyOf } from './book-fonts.ts'

export type PhotoUrls = ReadonlyMap<string, { small_url: string; large_url: string; description: string | null }>

type SheetViewProps = {
  sheet: Sheet
  urls: PhotoUrls
  codeBase: string
  /** Includes the area that's trimmed. */
  withBleed?: boolean
  small?: boolean
  label: string
}

/**
 * Renders a sheet as it's printed, from the same marks as the PDF, in millimeters. In small sheets, letters would otherwise be
 * placed on whole pixels, which breaks words apart.
 */
export const SheetView = memo(function SheetView({ sheet, urls, codeBase, withBleed, small, label }: SheetViewProps) {
  const over = withBleed ? sheet.bleed : 0
  const view = [-over, -over, sheet.width + 2 * over, sheet.height + 2 * over].join(' ')
  return (
    <svg
      viewBox={view}
      role="img"
      aria-label={label}
      className="block size-full"
      style={{ fontKerning: 'normal', textRendering: 'geometricPrecision' }}
    >
      {sheet.marks.map((mark, place) => (
        <MarkView key={place} mark={mark} urls={urls} codeBase={codeBase} small={small ?? false} />
      ))}
    </svg>
  )
})

type MarkViewProps = { mark: Mark; urls: PhotoUrls; codeBase: string; small: boolean }

function MarkView({ mark, urls, codeBase, small }: MarkViewProps) {
  if (mark.kind === 'fill') return <rect {...mark.box} fill={mark.colour} />
  if (mark.kind === 'photo') {
    const photo = urls.get(mark.photo_id)
    return photo ? <Picture mark={mark} url={small ? photo.small_url : photo.large_url} /> : null
  }
  if (mark.kind === 'code') return mark.code ? <Code box={mark.box} address={codeBase + mark.code} /> : null
  if (mark.kind === 'map') return <MapPicture {...mark} />
  if (mark.kind === 'text')
    return mark.runs.map((run, place) => (
      <text
        key={place}
        // In right-to-left runs, text starts at its right end, and a trailing space is on the left.
        x={run.rtl ? run.x + run.width : run.x}
        {...(run.rtl && { direction: 'rtl', unicodeBidi: 'bidi-override' })}
        y={run.y}
        fontSize={run.size}
        fontFamily={familyOf(run.font)}
        fill={mark.colour}
        xmlSpace="preserve"
        {...(run.vertical && { transform: `rotate(90 ${run.x} ${run.y})` })}
        {...(run.width > 0 && { textLength: run.width, lengthAdjust: 'spacingAndGlyphs' as const })}
      >
        {run.text}
      </text>
    ))
  return null
}

/** A nested svg clips the photo to its slot, which is shaded until the photo loads. */
function Picture({ mark: { box, picture, round }, url }: { mark: Extract<Mark, { kind: 'photo' }>; url: string }) {
  const shape = useId()
  const { width, height } = box
  return (
    <svg {...box} viewBox={`0 0 ${width} ${height}`} overflow="hidden">
      {round && (
        <clipPath id={shape}>
          <circle cx={width / 2} cy={height / 2} r={width / 2} />
        </clipPath>
      )}
      <g clipPath={round ? `url(#${shape})` : undefined}>
        <rect width={width} height={height} fill="black" fillOpacity={0.08} />
        <image
          href={url}
          x={picture.x - box.x}
          y={picture.y - box.y}
          width={picture.width}
          height={picture.height}
          preserveAspectRatio="none"
        />
      </g>
    </svg>
  )
}

function MapPicture({ box, at, scale, land, borders, dots }: MapMark) {
  return (
    <svg {...box} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} overflow="hidden">
      <rect {...box} fill={mapColours.sea} />
      <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
        <path d={land} fill={mapColours.land} fillRule="evenodd" />
        <path d={borders} fill="none" stroke={mapColours.border} strokeWidth={MAP_BORDER_MM / scale} />
      </g>
      {dots.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={MAP_RING_MM} fill={mapColours.ring} />
          <circle cx={x} cy={y} r={MAP_DOT_MM} fill={mapColours.dot} />
        </g>
      ))}
    </svg>
  )
}

function Code({ box, address }: { box: Box; address: string }) {
  const cells = codeCells(address)
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg {...box} viewBox={`0 0 ${cells.length} ${cells.length}`} shapeRendering="crispEdges">
      <rect width={cells.length} height={cells.length} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
