import { useMemo } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { templateLooks } from '../book-offer.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import { trimSizes, type BookSize } from '../../book-layout/book-layout.rules.ts'
import { photoSlot } from '../../book-layout/photo-slot.ts'
import { lookOf, PageView } from './spread-view.tsx'
import { useRenderContext, type RenderedPhoto } from './use-render-context.ts'

type TemplateCoverProps = {
  look: (typeof templateLooks)[keyof typeof templateLooks]
  size: BookSize
  title: string
  subtitle: string
  photo: RenderedPhoto | undefined
}

/** The cover of a book that doesn't exist yet, as it would be printed. */
export function TemplateCover({ look, size, title, subtitle, photo }: TemplateCoverProps) {
  const book = useMemo(() => coverOf({ look, size, title, subtitle, photo }), [look, size, title, subtitle, photo])
  const photos = useMemo(() => (photo ? [photo] : []), [photo])
  const context = useRenderContext(book, photos, '')
  const { width, height } = trimSizes[size]
  return (
    <span className="block w-full shadow-soft" style={{ aspectRatio: `${width} / ${height}` }}>
      {context ? (
        <PageView page={book.cover.front} name="front" {...lookOf(book)} context={context} small withBleed={false} />
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  )
}

function coverOf({ look, size, title, subtitle, photo }: TemplateCoverProps): BookDocument {
  const texts = [title, subtitle].map((text) => ({ kind: 'text', text, align: 'center' }) as const)
  return {
    ...{ format: 1, size, binding: 'softcover', paper: 'silk_170', ...look, pages: [] },
    cover: {
      front: photo
        ? {
            id: 'front',
            layout: 'cover_photo',
            background: null,
            slots: [photoSlot({ focus: null, ...photo }), ...texts],
          }
        : { id: 'front', layout: 'cover_words', background: null, slots: texts },
      back: { id: 'back', layout: 'cover_back', background: null, slots: [null] },
      spine: '',
    },
  }
}
