import { DOT } from '#shared/dot.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { composePage } from '../../book-layout/compose.ts'
import type { BookDocument, BookPage } from '../../book-layout/document.ts'
import { slotsOf, type TextStyle } from '../../book-layout/layouts.ts'
import { pageOf, type PageName } from '../books.edits.ts'
import type { RenderContext } from './spread-view.tsx'

/** Printed at a size that's easy to read on paper, and that can be too small on a screen. */
const small: ReadonlySet<TextStyle> = new Set(['lead', 'body'])
const smallOnPhones: ReadonlySet<TextStyle> = new Set([...small, 'quote', 'heading'])

const titles: ReadonlySet<TextStyle> = new Set(['title', 'name', 'cover'])

/** From this size on, print can be read on a screen. */
const LEGIBLE_PX = 9.5
/** Dates of this length aren't broken. */
const DATE_MAX_LENGTH = 36

type PageTextsProps = {
  book: BookDocument
  name: PageName | null | undefined
  context: RenderContext | undefined
  /** Width of a page on the screen. */
  width: number
  className: string
}

/**
 * The small print of an open page at a size for screens. Only screen readers get titles and what's
 * legible in print.
 */
export function PageTexts({ book, name, context, width, className }: PageTextsProps) {
  const isNarrow = useIsNarrow()
  const texts = typeof name === 'number' ? textsOf(book, name, isNarrow ? smallOnPhones : small) : []
  const sizes = typeof name === 'number' && context ? sizesOf(book, name, context) : undefined
  const isLegible = (slot: number) => (sizes?.get(slot) ?? 0) * width >= LEGIBLE_PX
  return (
    <div className={className}>
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        {texts.map(({ text, slot, isTitle }) => (
          <p
            key={slot}
            dir="auto"
            className={isTitle || isLegible(slot) ? 'sr-only' : 'break-words whitespace-pre-line text-ink-soft'}
          >
            {text.replaceAll(' · ', DOT)}
          </p>
        ))}
      </div>
    </div>
  )
}

/** The smallest print in each slot of a page, as a share of the page's width. */
function sizesOf(book: BookDocument, name: number, context: RenderContext): Map<number, number> {
  const sheet = composePage(pageOf(book, name) as BookPage, { book, ...context })
  return new Map(
    sheet.marks.flatMap((mark) =>
      mark.kind === 'text' ? [[mark.slot, Math.min(...mark.runs.map(({ size }) => size)) / sheet.width] as const] : [],
    ),
  )
}

/** The page's title, then its texts in these styles, if there are any. */
function textsOf(book: BookDocument, name: number, styles: ReadonlySet<TextStyle>) {
  const { layout, slots } = pageOf(book, name)
  const texts = slotsOf(layout).flatMap((place, slot) => {
    const content = slots[slot]
    if (place.kind !== 'text' || content?.kind !== 'text' || !content.text.trim()) return []
    const isTitle = titles.has(place.style)
    return isTitle || styles.has(place.style) ? [{ text: withWholeDates(content.text), slot, isTitle }] : []
  })
  return texts.every(({ isTitle }) => isTitle) ? [] : texts.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle))
}

/** Keeps the words of a date on one line; a period can break after its dash. Places and dates are separated by middle dots. */
function withWholeDates(text: string): string {
  return text.replaceAll(/(?<=^|· )[^·\n]+?(?= ·|$)/gm, (part) =>
    /\d/.test(part) && part.length <= DATE_MAX_LENGTH ? part.replaceAll(/(?<!–) /g, '\u00A0') : part,
  )
}
