import { useMemo } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { templateLooks } from '../book-offer.ts'
import type { BookFace } from '../../book-layout/document.ts'
import type { BookSize } from '../../book-layout/book-layout.rules.ts'
import { photoSlot } from '../../book-layout/photo-slot.ts'
import { ClosedBook } from './closed-book.tsx'

type TemplateCoverProps = {
  look: (typeof templateLooks)[keyof typeof templateLooks]
  size: BookSize
  title: string
  subtitle: string
  photo: Pick<PhotoListed, 'id' | 'width' | 'height' | 'small_url'> | undefined
  className?: string
}

/** The cover of a book that doesn't exist yet, as it would be printed. */
export function TemplateCover({ look, size, title, subtitle, photo, className }: TemplateCoverProps) {
  const { typeface, colour } = look
  const face = useMemo((): BookFace => {
    const texts = [title, subtitle].map((text) => ({ kind: 'text', text, align: 'center' }) as const)
    return {
      typeface,
      front: photo
        ? {
            id: 'front',
            layout: 'cover_narrow',
            background: null,
            slots: [photoSlot({ ...photo, focus: null }), ...texts],
          }
        : { id: 'front', layout: 'cover_title', background: null, slots: texts },
    }
  }, [typeface, title, subtitle, photo])
  const shown = useMemo(() => photo && { ...photo, url: photo.small_url }, [photo])
  return <ClosedBook size={size} colour={colour} face={face} photo={shown} className={className} />
}
