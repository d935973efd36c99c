import { useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { typefaces, type BookDocument } from '#features/book-layout/document.ts'
import { bindings, bookSizes, papers, spineHasText, spineMm } from '#features/book-layout/book-layout.rules.ts'
import { useBookSize } from '#features/books/web/use-book-size.ts'
import { ColorField } from './color-field.tsx'
import type { Change } from './editing.ts'

/** What all pages share. */
export function BookPanel({ book, change }: { book: BookDocument; change: Change }) {
  const t = useText('books.editor')
  const words = useText('books.new')
  const sizeName = useBookSize()
  const set = (more: Partial<BookDocument>) => change((now) => ({ ...now, ...more }))
  const spine = spineMm(book, book.pages.length)
  return (
    <div className="flex flex-col gap-4">
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
        options={bookSizes.map((value) => ({ value, label: sizeName(value) }))}
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
    </div>
  )
}
