import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { typefaces, type BookDocument } from '#features/book-layout/document.ts'
import { bindings, bookSizes, papers, spineHasText, spineMm } from '#features/book-layout/book-layout.rules.ts'
import { useBookSize } from '#features/books/web/use-book-size.ts'
import { ColorField } from './color-field.tsx'
import type { Change } from './editing.ts'
import { GuidesLegend } from './guides.tsx'
import type { ToolbarProps } from './toolbar.tsx'

export type BookPanelProps = {
  book: BookDocument
  change: Change
} & Pick<ToolbarProps, 'hasGuides' | 'setHasGuides' | 'onHistory'>

/** What all pages share, earlier versions, and what only a print shop needs. */
export function BookPanel({ book, change, hasGuides, setHasGuides, onHistory }: BookPanelProps) {
  const t = useText('books.editor')
  const words = useText('books.new')
  const read = useText('books.read')
  const { sizeName } = useBookSize()
  const [isOpen, setOpen] = useState(hasGuides)
  const set = (more: Partial<BookDocument>) => change((now) => ({ ...now, ...more }))
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
      {spineHasText(spineMm(book, book.pages.length)) && (
        <TextField
          label={t('spine')}
          value={book.cover.spine}
          maxLength={120}
          onChange={({ target }) =>
            change((now) => ({ ...now, cover: { ...now.cover, spine: target.value } }), 'spine')
          }
        />
      )}
      <Button kind="quiet" size="small" onClick={onHistory}>
        {t('history')}
      </Button>
      <MoreOptions title={read('printShop')} isOpen={isOpen} onToggle={setOpen}>
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
        <Checkbox label={t('guides')} checked={hasGuides} onChange={({ target }) => setHasGuides(target.checked)} />
        {hasGuides && <GuidesLegend />}
      </MoreOptions>
    </div>
  )
}
