import { classNames } from '#web/ui/class-names.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { composePage } from '../../book-layout/compose.ts'
import type { BookDocument, BookPage } from '../../book-layout/document.ts'
import { chainOf } from '../../book-layout/fonts.ts'
import { slotsOf, type TextStyle } from '../../book-layout/layouts.ts'
import { familyOf } from '../../book-layout/web/book-fonts.ts'
import { pageOf, type PageName } from '../books.edits.ts'
import type { RenderContext } from './spread-view.tsx'

/** Printed at a size that's easy to read on paper, and too small on a screen. */
const small: ReadonlySet<TextStyle> = new Set(['lead', 'body'])
const titles: ReadonlySet<TextStyle> = new Set(['title'])
const smallOnPhones: ReadonlySet<TextStyle> = new Set([...small, 'quote', 'heading'])

/** From this size on, the print of an open book can be read on a screen. */
const LEGIBLE_PX = 10
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
 * The small print of an open page at a size for screens, in the type of the print. Only screen readers need it if the print is
 * legible.
 */
export function PageTexts({ book, name, context, width, className }: PageTextsProps) {
  const isNarrow = useIsNarrow()
  const texts = typeof name === 'number' ? textsOf(book, name, isNarrow ? smallOnPhones : small) : []
  const isLegible =
    !isNarrow && typeof name === 'number' && context && smallestOf(book, name, context) * width >= LEGIBLE_PX
  return (
    <div className={className}>
      <div
        className={classNames('flex min-w-0 flex-col gap-1 leading-snug', isLegible && 'sr-only')}
        style={{ fontFamily: printed(book) }}
      >
        {texts.map((text, at) => (
          <p key={at} dir="auto" className="break-words whitespace-pre-line text-ink-soft">
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}

/** The size of the smallest print on a page, as a share of its width. */
function smallestOf(book: BookDocument, name: number, context: RenderContext): number {
  const sheet = composePage(pageOf(book, name) as BookPage, { book, ...context })
  const sizes = sheet.marks.flatMap((mark) => (mark.kind === 'text' ? mark.runs.map(({ size }) => size) : []))
  return Math.min(...sizes) / sheet.width
}

const printed = ({ typeface }: BookDocument) =>
  chainOf(typeface, false).slice(0, 2).map(familyOf).join(', ') + ', serif'

/** Texts in these styles, after the page's title. */
function textsOf(book: BookDocument, name: number, styles: ReadonlySet<TextStyle>): string[] {
  const { layout, slots } = pageOf(book, name)
  const inStyle = (wanted: ReadonlySet<TextStyle>) =>
    slotsOf(layout).flatMap((place, at) => {
      const slot = slots[at]
      const isShown = place.kind === 'text' && wanted.has(place.style) && slot?.kind === 'text' && slot.text.trim()
      return isShown ? [withWholeDates(slot.text)] : []
    })
  const texts = inStyle(styles)
  return texts.length > 0 ? [...inStyle(titles), ...texts] : []
}

/** Keeps the words of a date on one line; a period can break after its dash. Places and dates are separated by middle dots. */
function withWholeDates(text: string): string {
  return text.replaceAll(/(?<=^|· )[^·\n]+?(?= ·|$)/gm, (part) =>
    /\d/.test(part) && part.length <= DATE_MAX_LENGTH ? part.replaceAll(/(?<!–) /g, '\u00A0') : part,
  )
}
