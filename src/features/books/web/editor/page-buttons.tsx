import { newId } from '#shared/ids.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { BOOK_PAGES_MAX } from '../../../book-layout/book-layout.rules.ts'
import type { BookDocument } from '../../../book-layout/document.ts'
import {
  addPages,
  hasFacing,
  mayAddPages,
  mayMovePages,
  movePages,
  removePages,
  type PageName,
} from '../../books.edits.ts'
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
  const style = { kind: 'quiet', size: 'small' } as const
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-4">
      <Button
        {...style}
        disabled={!mayAddPages(book)}
        onClick={() => arrange((now) => addPages(now, first, () => `n${newId()}`))}
      >
        {t('addPages')}
      </Button>
      <Button {...style} disabled={!isPair} onClick={() => arrange((now) => removePages(now, first))}>
        {t('removePages')}
      </Button>
      <Button {...style} disabled={!mayMove(-2)} onClick={() => move(-2)}>
        {t('moveBack')}
      </Button>
      <Button {...style} disabled={!mayMove(2)} onClick={() => move(2)}>
        {t('moveOn')}
      </Button>
      {!mayAddPages(book) && (
        <p className="col-span-2 text-sm text-ink-soft">{words('too_many_pages', { max: BOOK_PAGES_MAX })}</p>
      )}
    </div>
  )
}
