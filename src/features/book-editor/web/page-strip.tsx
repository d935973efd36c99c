import { useDroppable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import { emptySlot, type PageName } from '#features/books/books.edits.ts'
import { trimSizes } from '#features/book-layout/book-layout.rules.ts'
import { SpreadView, type RenderContext } from '#features/books/web/spread-view.tsx'
import { firstOf, namesOf, withoutEmptySide, type Spread } from '#features/books/web/spreads.ts'
import { useSpreadName } from '#features/books/web/use-spread-name.ts'
import { STRIP } from './editing.ts'

type PageStripProps = {
  book: BookDocument
  spreads: readonly Spread[]
  context: RenderContext | undefined
  place: number
  onOpen: (name: PageName) => void
}

/** Thumbnails of all spreads. A photo can be dropped on a spread with an empty slot. */
export function PageStrip({ book, spreads, context, place, onOpen }: PageStripProps) {
  const t = useText('books.editor')
  const strip = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const row = strip.current
    if (!row) return
    // Fires right away, and again when a page that was rendered hidden is shown.
    const sizes = new ResizeObserver(() => {
      const here = row.children[place]
      if (!(here instanceof HTMLElement)) return
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
    })
    sizes.observe(row)
    return () => sizes.disconnect()
  }, [place])

  return (
    <ol
      ref={strip}
      aria-label={t('pagesLabel')}
      className={`shrink-0 gap-3 [--tall:5.5rem] md:[--tall:4.5rem] max-md:mx-0! max-md:py-3! ${STRIP}`}
    >
      {spreads.map(withoutEmptySide).map((spread, at) => (
        <li key={at} className="shrink-0">
          <Small book={book} spread={spread} context={context} isOpen={at === place} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  )
}

type SmallProps = {
  book: BookDocument
  spread: Spread
  context: RenderContext | undefined
  isOpen: boolean
  onOpen: (name: PageName) => void
}

function Small({ book, spread, context, isOpen, onOpen }: SmallProps) {
  const nameOf = useSpreadName()
  const page = namesOf(spread).find((name) => name !== null && emptySlot(book, name))
  const { setNodeRef, isOver } = useDroppable({
    id: `strip ${nameOf(spread)}`,
    data: { page },
    disabled: page === undefined || page === null,
  })
  const { width, height } = trimSizes[book.size]
  const pages = namesOf(spread).length
  return (
    <div
      ref={setNodeRef}
      style={{
        width: `calc(var(--tall) * ${(width / height) * pages})`,
        contentVisibility: 'auto',
        containIntrinsicHeight: 'var(--tall)',
      }}
      className={classNames(
        'relative rounded-mark ring-offset-2 ring-offset-paper',
        isOver ? 'ring-3 ring-sage' : isOpen ? 'ring-3 ring-ember' : 'outline outline-line',
      )}
    >
      <div aria-hidden>{context && <SpreadView book={book} spread={spread} context={context} small />}</div>
      <button
        type="button"
        aria-label={nameOf(spread)}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => onOpen(firstOf(spread))}
        className="absolute inset-0 rounded-mark"
      />
    </div>
  )
}
