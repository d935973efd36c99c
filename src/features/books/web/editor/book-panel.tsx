import { newId } from '#shared/ids.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { typefaces, type BookDocument } from '../../../book-layout/document.ts'
import { addPages, mayAddPages, mayMovePages, movePages, removePages, type PageName } from '../../books.edits.ts'
import {
  BOOK_PAGES_MAX,
  bindings,
  bookSizes,
  papers,
  spineHasText,
  spineMm,
} from '../../../book-layout/book-layout.rules.ts'
import { sizeKeys } from '../new-book-fields.ts'
import { ColorField } from './color-field.tsx'
import type { Change } from './editing.ts'
import { EditorPanel } from './panel.tsx'

type BookPanelProps = {
  book: BookDocument
  names: PageName[]
  change: Change
  label: string
  onLetGo: () => void
  onTurn: (by: number) => void
}

export function BookPanel({ book, names, change, label, ...turning }: BookPanelProps) {
  const t = useText('books.editor')
  const words = useText('books.new')
  const set = (more: Partial<BookDocument>) => change((now) => ({ ...now, ...more }))
  const spine = spineMm(book, book.pages.length)
  return (
    <EditorPanel title={label}>
      <PageButtons {...{ book, names, change }} {...turning} />
      <Select
        label={t('typeface')}
        value={book.typeface}
        onChange={(value) => set({ typeface: value })}
        options={typefaces.map((value) => ({ value, label: t(`typefaces.${value}`) }))}
      />
      <ColorField label={t('cloth')} value={book.colour} onChange={(colour) => colour && set({ colour })} />
      <Select
        label={words('size')}
        value={book.size}
        onChange={(value) => set({ size: value })}
        options={bookSizes.map((value) => ({ value, label: words(`sizes.${sizeKeys[value]}`) }))}
      />
      <Select
        label={t('binding')}
        value={book.binding}
        onChange={(value) => set({ binding: value })}
        options={bindings.map((value) => ({ value, label: t(`bindings.${value}`) }))}
      />
      <Select
        label={t('paper')}
        value={book.paper}
        onChange={(value) => set({ paper: value })}
        options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
      />
      <TextField
        label={t('spine')}
        hint={t(spineHasText(spine) ? 'spineHint' : 'spineNarrow', { width: spine })}
        value={book.cover.spine}
        maxLength={120}
        onChange={({ target }) => change((now) => ({ ...now, cover: { ...now.cover, spine: target.value } }), 'spine')}
      />
    </EditorPanel>
  )
}

/** A sheet has two pages, so pages are added, removed and moved in pairs. After a move, the editor follows them. */
function PageButtons({ book, names, change, onLetGo, onTurn }: Omit<BookPanelProps, 'label'>) {
  const t = useText('books.editor')
  const words = useText('books.new.errors')
  const inner = names.filter((name) => typeof name === 'number')
  const [first] = inner
  if (first === undefined) return null
  const mayMove = (by: number) => inner.length === 2 && mayMovePages(book, first, by)
  /** The selection refers to a position that now has other content. */
  const arrange = (arranged: (now: BookDocument) => BookDocument) => {
    change(arranged)
    onLetGo()
  }
  const move = (by: 1 | -1) => {
    arrange((now) => movePages(now, first, 2 * by))
    onTurn(by)
  }
  const style = { kind: 'quiet', size: 'small' } as const
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        {...style}
        disabled={!mayAddPages(book)}
        onClick={() => arrange((now) => addPages(now, first, () => `n${newId()}`))}
      >
        {t('addPages')}
      </Button>
      <Button {...style} disabled={inner.length < 2} onClick={() => arrange((now) => removePages(now, first))}>
        {t('removePages')}
      </Button>
      <Button {...style} disabled={!mayMove(-2)} onClick={() => move(-1)}>
        {t('moveBack')}
      </Button>
      <Button {...style} disabled={!mayMove(2)} onClick={() => move(1)}>
        {t('moveOn')}
      </Button>
      {!mayAddPages(book) && (
        <p className="col-span-2 text-sm text-ink-soft">{words('too_many_pages', { max: BOOK_PAGES_MAX })}</p>
      )}
    </div>
  )
}
