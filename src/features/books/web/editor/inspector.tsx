import { useText } from '#web/text.tsx'
import type { BookPhoto, OpenBook } from '../../books.contract.ts'
import type { Pictures } from '../../../book-layout/compose.ts'
import type { BookDocument } from '../../../book-layout/document.ts'
import { pageOf, slotOf, type PageName, type SlotName } from '../../books.edits.ts'
import type { Change } from './editing.ts'
import { BookPanel } from './book-panel.tsx'
import { PagePanel } from './page-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { CodePanel } from './code-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import { slotsOf } from '../../../book-layout/layouts.ts'

type InspectorProps = {
  open: OpenBook
  /** The book's photos, including those added since it was opened. */
  photos: readonly Pick<BookPhoto, 'id' | 'small_url' | 'description'>[]
  book: BookDocument
  /** The pages of the open spread. */
  names: PageName[]
  held: SlotName | undefined
  change: Change
  pictures: Pictures | undefined
  onLetGo: () => void
  /** Turns the open spread by that many spreads. */
  onTurn: (by: number) => void
}

export function Inspector({ open, photos, book, names, held, change, pictures, ...props }: InspectorProps) {
  const t = useText('books.editor')
  const at = held && pageOf(book, held.page) ? held : undefined
  const kind = at && slotsOf(pageOf(book, at.page).layout)[at.slot]?.kind
  const content = at && slotOf(book, at)
  return (
    <>
      {at && kind === 'photo' && (
        <PhotoPanel
          key={`${at.page} ${at.slot}`}
          at={at}
          slot={content?.kind === 'photo' ? content : null}
          isGone={content?.kind === 'photo' && pictures !== undefined && !pictures.has(content.photo_id)}
          change={change}
          onLetGo={props.onLetGo}
        />
      )}
      {at && kind === 'text' && (
        <TextPanel
          key={`${at.page} ${at.slot}`}
          at={at}
          slot={content?.kind === 'text' ? content : null}
          change={change}
        />
      )}
      {at && kind === 'code' && (
        <CodePanel
          family_id={open.book.family_id}
          photos={photos.filter(({ id }) =>
            pageOf(book, at.page)?.slots.some((slot) => slot?.kind === 'photo' && slot.photo_id === id),
          )}
          at={at}
          change={change}
        />
      )}
      {names.map((name) => (
        <PagePanel key={name} book={book} name={name} change={change} hasAllLayouts={open.all_layouts} />
      ))}
      <BookPanel {...props} book={book} names={names} change={change} label={t('book')} />
    </>
  )
}
