import { ArrowLeft, ArrowRight, FilePlus2, Trash2 } from 'lucide-react'
import { newId } from '#shared/ids.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BOOK_PAGES_MAX } from '#features/book-layout/book-layout.rules.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import {
  addPages,
  hasFacing,
  mayAddPages,
  mayMovePages,
  movePages,
  removePages,
  type PageName,
} from '#features/books/books.edits.ts'
import type { Change } from './editing.ts'

type PageButtonsProps = {
  book: BookDocument
  name: number
  change: Change
  onOpen: (name: PageName) => void
  onLetGo: () => void
}

/** A sheet has two pages, so pages are added, removed and moved in pairs. After a move, the editor follows them. */
export function PageButtons({ book, name, change, onOpen, onLetGo }: PageButtonsProps) {
  const t = useText('books.editor')
  const words = useText('books.new.errors')
  const isPair = hasFacing(book, name)
  // Inside the book, left pages have odd indexes.
  const first = isPair && name % 2 === 0 ? name - 1 : name
  const mayMove = (by: number) => isPair && mayMovePages(book, first, by)
  /** The selection refers to a position that now has other content. */
  const arrange = (arranged: (now: BookDocument) => BookDocument) => {
    change(arranged)
    onLetGo()
  }
  const move = (by: 2 | -2) => {
    arrange((now) => movePages(now, first, by))
    onOpen(name + by)
  }
  const style = '!h-auto !w-full min-w-0 flex-col gap-1 !rounded-control py-2'
  return (
    <div className="grid grid-cols-4 gap-1 border-t border-line pt-2">
      <IconButton
        icon={ArrowLeft}
        label={t('moveBack')}
        word={t('pageTools.back')}
        tooltipSide="above"
        tooltipAlign="start"
        disabled={!mayMove(-2)}
        onClick={() => move(-2)}
        className={style}
      />
      <IconButton
        icon={ArrowRight}
        label={t('moveOn')}
        word={t('pageTools.on')}
        tooltipSide="above"
        disabled={!mayMove(2)}
        onClick={() => move(2)}
        className={style}
      />
      <IconButton
        icon={FilePlus2}
        label={t('addPages')}
        word={t('pageTools.add')}
        tooltipSide="above"
        disabled={!mayAddPages(book)}
        onClick={() => arrange((now) => addPages(now, first, () => `n${newId()}`))}
        className={style}
      />
      <IconButton
        icon={Trash2}
        label={t('removePages')}
        word={t('pageTools.remove')}
        tooltipSide="above"
        tooltipAlign="end"
        disabled={!isPair}
        onClick={() => arrange((now) => removePages(now, first))}
        className={style}
      />
      {!mayAddPages(book) && (
        <p className="col-span-full text-sm text-ink-soft">{words('too_many_pages', { max: BOOK_PAGES_MAX })}</p>
      )}
    </div>
  )
}
