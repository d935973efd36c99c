import { useText } from '#web/text.tsx'
import type { BookDocument } from '#features/book-layout/document.ts'
import { isSameSlot, pageOf, slotOf, type PageName, type SlotName } from '#features/books/books.edits.ts'
import type { Box } from '#features/book-layout/geometry.ts'
import { placedBoxesOf } from '#features/book-layout/compose.ts'
import { slotsOf } from '#features/book-layout/layouts.ts'
import { required } from '#shared/required.ts'
import { BLEED_MM, trimSizes } from '#features/book-layout/book-layout.rules.ts'
import type { RenderContext } from '#features/books/web/spread-view.tsx'
import type { Change, Held } from './editing.ts'
import { Guides } from './guides.tsx'
import { SlotButton } from './slot-button.tsx'

type SlotLayerProps = {
  book: BookDocument
  name: PageName
  context: RenderContext
  held: Held
  hasGuides: boolean
  onPress: (at: SlotName) => void
  change: Change
}

/** The slots of a page, laid over the page to be clicked and dragged. */
export function SlotLayer({ book, name, context, held, hasGuides, onPress, change }: SlotLayerProps) {
  const t = useText('books.editor')
  const page = pageOf(book, name)
  const boxes = (bleed: number) => placedBoxesOf(page, { book, ...context }, bleed)
  const [trimmed, bleeding] = [boxes(0), boxes(BLEED_MM)]
  const { width, height } = trimSizes[book.size]
  const over = hasGuides ? BLEED_MM : 0
  const styleOf = (box: Box) => ({
    left: `${((box.x + over) / (width + 2 * over)) * 100}%`,
    top: `${((box.y + over) / (height + 2 * over)) * 100}%`,
    width: `${(box.width / (width + 2 * over)) * 100}%`,
    height: `${(box.height / (height + 2 * over)) * 100}%`,
  })
  // A photo across a spread extends to the other page.
  const onPage = (box: Box) => {
    const x = Math.max(0, box.x)
    return { ...box, x, width: Math.min(width, box.x + box.width) - x }
  }
  return (
    <div role="group" aria-label={t('slots')} className="absolute inset-0 overflow-hidden">
      {hasGuides && <Guides {...{ width, height, styleOf }} />}
      {slotsOf(page.layout).map((place, slot) => {
        if (place.kind === 'map') return null
        const at = { page: name, slot }
        const content = slotOf(book, at)
        const size = content?.kind === 'photo' ? context.pictures.get(content.photo_id) : undefined
        const isGone = content?.kind === 'photo' && !size
        return (
          <SlotButton
            key={`${page.id} ${slot}`}
            {...{ at, size, change, onPress }}
            kind={place.kind}
            label={nameOf()}
            style={styleOf(onPage(required(trimmed[slot])))}
            box={required(bleeding[slot])}
            isHeld={held?.kind === 'slot' && isSameSlot(held.at, at)}
            isDraggable={content?.kind === 'photo'}
            isEmpty={content === null || isGone || (content.kind === 'text' && content.text === '')}
          />
        )

        function nameOf() {
          const values = { place: slot + 1 }
          if (place.kind === 'code') return t('codeSlot', values)
          if (place.kind === 'text') {
            const words = content?.kind === 'text' && content.text.trim() ? content.text.slice(0, 80) : t('noWords')
            return t('textSlot', { ...values, text: words })
          }
          if (isGone) return t('goneSlot', values)
          const photo = content?.kind === 'photo' ? context.urls.get(content.photo_id) : undefined
          if (!photo) return t('emptySlot', values)
          return [t('photoSlot', values), photo.description].filter(Boolean).join(': ')
        }
      })}
    </div>
  )
}
