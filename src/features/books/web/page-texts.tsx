import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import { chainOf } from '../../book-layout/fonts.ts'
import { slotsOf, type TextStyle } from '../../book-layout/layouts.ts'
import { familyOf } from '../../book-layout/web/book-fonts.ts'
import { pageOf, type PageName } from '../books.edits.ts'

/** Printed at a size that's easy to read on paper, and too small on a screen. */
const small: ReadonlySet<TextStyle> = new Set(['lead', 'body'])
const smallOnPhones: ReadonlySet<TextStyle> = new Set([...small, 'quote', 'heading'])

type PageTextsProps = { book: BookDocument; name: PageName | null | undefined; className: string }

/** The small print of an open page at a size for screens, in the type of the print. */
export function PageTexts({ book, name, className }: PageTextsProps) {
  const styles = useIsNarrow() ? smallOnPhones : small
  const texts = typeof name === 'number' ? textsOf(book, name, styles) : []
  return (
    <div className={`flex min-w-0 flex-col gap-1 leading-snug ${className}`} style={{ fontFamily: printed(book) }}>
      {texts.map((text, at) => (
        <p key={at} dir="auto" className="break-words whitespace-pre-line text-ink-soft">
          {text}
        </p>
      ))}
    </div>
  )
}

const printed = ({ typeface }: BookDocument) =>
  chainOf(typeface, false).slice(0, 2).map(familyOf).join(', ') + ', serif'

function textsOf(book: BookDocument, name: number, styles: ReadonlySet<TextStyle>): string[] {
  const { layout, slots } = pageOf(book, name)
  return slotsOf(layout).flatMap((place, at) => {
    const slot = slots[at]
    const isShown = place.kind === 'text' && styles.has(place.style) && slot?.kind === 'text' && slot.text.trim()
    return isShown ? [slot.text] : []
  })
}
