import type { CSSProperties } from 'react'
import { useText } from '#web/text.tsx'
import type { Box } from '#features/book-layout/geometry.ts'
import { SAFE_MM } from '#features/book-layout/book-layout.rules.ts'

type GuidesProps = { width: number; height: number; styleOf: (box: Box) => CSSProperties }

/** Trim line, bleed, and safe area for text. */
export function Guides({ width, height, styleOf }: GuidesProps) {
  const style = 'pointer-events-none absolute'
  return (
    <>
      <span
        aria-hidden
        className={`${style} shadow-[0_0_0_100vmax] shadow-scrim/40 outline outline-ember`}
        style={styleOf({ x: 0, y: 0, width, height })}
      />
      <span
        aria-hidden
        className={`${style} border border-dashed border-ember`}
        style={styleOf({ x: SAFE_MM, y: SAFE_MM, width: width - 2 * SAFE_MM, height: height - 2 * SAFE_MM })}
      />
    </>
  )
}

export function GuidesLegend() {
  const t = useText('books.editor')
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-3 w-5 bg-scrim/40" />
        {t('bleed')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="w-5 border-t-2 border-ember" />
        {t('cut')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="w-5 border-t-2 border-dashed border-ember" />
        {t('safe')}
      </li>
    </ul>
  )
}
