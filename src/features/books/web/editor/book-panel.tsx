import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { typefaces, type BookDocument, type Typeface } from '../../books.document.ts'
import { addPages, movePages, removePages, type PageName } from '../../books.edits.ts'
import { bindings, bookSizes, papers, spineMm, type Binding, type BookSize, type Paper } from '../../books.rules.ts'
import { sizeKeys } from '../new-book-fields.ts'
import { ColourField } from './colour-field.tsx'
import type { Change } from './editing.ts'
import { EditorPanel } from './panel.tsx'

type BookPanelProps = { book: BookDocument; names: PageName[]; change: Change; label: string }

/** What the whole book has in common, and its pages by twos. */
export function BookPanel({ book, names, change, label }: BookPanelProps) {
  const t = useText('books.editor')
  const words = useText('books.new')
  const set = (more: Partial<BookDocument>) => change((now) => ({ ...now, ...more }))
  return (
    <EditorPanel title={label}>
      <PageButtons names={names} change={change} />
      <Select
        label={t('typeface')}
        value={book.typeface}
        onChange={(event) => set({ typeface: event.target.value as Typeface })}
        options={typefaces.map((value) => ({ value, label: t(`typefaces.${value}`) }))}
      />
      <ColourField label={t('cloth')} value={book.colour} onChange={(colour) => colour && set({ colour })} />
      <Select
        label={words('size')}
        value={book.size}
        onChange={(event) => set({ size: event.target.value as BookSize })}
        options={bookSizes.map((value) => ({ value, label: words(`sizes.${sizeKeys[value]}`) }))}
      />
      <Select
        label={t('binding')}
        value={book.binding}
        onChange={(event) => set({ binding: event.target.value as Binding })}
        options={bindings.map((value) => ({ value, label: t(`bindings.${value}`) }))}
      />
      <Select
        label={t('paper')}
        value={book.paper}
        onChange={(event) => set({ paper: event.target.value as Paper })}
        options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
      />
      <TextField
        label={t('spine')}
        hint={t('spineHint', { width: spineMm(book, book.pages.length) })}
        value={book.cover.spine}
        maxLength={120}
        onChange={({ target }) => change((now) => ({ ...now, cover: { ...now.cover, spine: target.value } }), 'spine')}
      />
    </EditorPanel>
  )
}

/** Leaves have two sides: pages come, go and move by twos. */
function PageButtons({ names, change }: Pick<BookPanelProps, 'names' | 'change'>) {
  const t = useText('books.editor')
  const inner = names.filter((name) => typeof name === 'number')
  const [first] = inner
  if (first === undefined) return null
  const newId = () => `n${crypto.randomUUID()}`
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button kind="quiet" size="small" onClick={() => change((now) => addPages(now, first, newId))}>
        {t('addPages')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        disabled={inner.length < 2}
        onClick={() => change((now) => removePages(now, first))}
      >
        {t('removePages')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        disabled={inner.length < 2}
        onClick={() => change((now) => movePages(now, first, -2))}
      >
        {t('moveBack')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        disabled={inner.length < 2}
        onClick={() => change((now) => movePages(now, first, 2))}
      >
        {t('moveOn')}
      </Button>
    </div>
  )
}
