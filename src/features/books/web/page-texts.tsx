import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import { slotsOf, type TextStyle } from '../../book-layout/layouts.ts'
import { pageOf, type PageName } from '../books.edits.ts'
import { namesOf, type Spread } from './spreads.ts'

/** Printed at a size that's easy to read on paper, and too small on a screen. */
const small: ReadonlySet<TextStyle> = new Set(['caption', 'body'])
const smallOnPhones: ReadonlySet<TextStyle> = new Set([...small, 'quote', 'heading'])

/** The small print of the open pages at a size for screens, each below its page. */
export function PageTexts({ book, spread }: { book: BookDocument; spread: Spread }) {
  const names = namesOf(spread)
  const styles = useIsNarrow() ? smallOnPhones : small
  if (spread.kind === 'front' || spread.kind === 'back') return null
  return (
    <div className="mt-4 grid auto-cols-fr grid-flow-col gap-8">
      {names.map((name, side) => (
        <div key={side} className="flex min-w-0 flex-col gap-2">
          {textsOf(book, name, styles).map((text, at) => (
            <p key={at} dir="auto" className="break-words whitespace-pre-line text-ink-soft">
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

function textsOf(book: BookDocument, name: PageName | null, styles: ReadonlySet<TextStyle>): string[] {
  if (name === null) return []
  const { layout, slots } = pageOf(book, name)
  return slotsOf(layout).flatMap((place, at) => {
    const slot = slots[at]
    const isShown = place.kind === 'text' && styles.has(place.style) && slot?.kind === 'text' && slot.text.trim()
    return isShown ? [slot.text] : []
  })
}
