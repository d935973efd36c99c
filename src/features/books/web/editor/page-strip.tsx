import { useDroppable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { BookDocument } from '../../../book-layout/document.ts'
import { emptySlot, type PageName } from '../../books.edits.ts'
import { trimSizes } from '../../../book-layout/book-layout.rules.ts'
import { SpreadView, type RenderContext } from '../spread-view.tsx'
import { firstOf, namesOf, withoutEmptySide, type Spread } from '../spreads.ts'
import { useSpreadName } from '../use-spread-name.ts'

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
    const here = strip.current?.children[place]
    here?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [place])

  return (
    <ol ref={strip} aria-label={t('pagesLabel')} className="-mx-1.5 flex shrink-0 gap-3 overflow-x-auto p-1.5">
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
        width: `${((4.5 * width) / height) * pages}rem`,
        contentVisibility: 'auto',
        containIntrinsicHeight: '4.5rem',
      }}
      className={classNames(
        'relative rounded-mark ring-offset-2 ring-offset-paper',
        isOpen && 'ring-3 ring-ember',
        isOver && 'ring-3 ring-sage',
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
