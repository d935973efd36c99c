import type { Pictures } from '#features/book-layout/geometry.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import { slotsOf } from '#features/book-layout/layouts.ts'
import type { BookPhoto } from '#features/books/books.contract.ts'
import { pageOf, slotOf, type SlotName } from '#features/books/books.edits.ts'
import { CodePanel } from './code-panel.tsx'
import type { Change } from './editing.ts'
import { PhotoPanel } from './photo-panel.tsx'
import { TextPanel } from './text-panel.tsx'

export type SlotToolsProps = {
  family_id: string
  /** The book's photos, including those added since it was opened. */
  photos: readonly Pick<BookPhoto, 'id' | 'small_url' | 'description'>[]
  book: BookDocument
  at: SlotName
  change: Change
  pictures: Pictures | undefined
  onLetGo: () => void
}

/** The selected slot's controls. */
export function SlotTools({ family_id, photos, book, at, change, pictures, onLetGo }: SlotToolsProps) {
  const page = pageOf(book, at.page)
  const kind = slotsOf(page.layout)[at.slot]?.kind
  const content = slotOf(book, at)
  const key = `${at.page} ${at.slot}`
  if (kind === 'photo')
    return (
      <PhotoPanel
        key={key}
        at={at}
        slot={content?.kind === 'photo' ? content : null}
        isGone={content?.kind === 'photo' && pictures !== undefined && !pictures.has(content.photo_id)}
        change={change}
        onLetGo={onLetGo}
      />
    )
  if (kind === 'text')
    return (
      <TextPanel key={key} at={at} slot={content?.kind === 'text' ? content : null} change={change} onLetGo={onLetGo} />
    )
  if (kind === 'code')
    return (
      <CodePanel
        family_id={family_id}
        photos={photos.filter(({ id }) => page.slots.some((slot) => slot?.kind === 'photo' && slot.photo_id === id))}
        at={at}
        change={change}
        onLetGo={onLetGo}
      />
    )
  return null
}
