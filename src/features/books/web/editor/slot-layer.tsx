import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { BookDocument } from '../../books.document.ts'
import { pageOf, slotOf, type PageName, type SlotName } from '../../books.edits.ts'
import { boxOf, type Box } from '../../books.geometry.ts'
import { placesOf } from '../../books.layouts.ts'
import { SAFE_MM, trimSizes } from '../../books.rules.ts'
import type { Press } from '../spread-view.tsx'
import type { Held } from './editing.ts'

type SlotLayerProps = {
  book: BookDocument
  name: PageName
  press: Press
  held: Held
  hasGuides: boolean
  onPress: (at: SlotName) => void
}

/** The places of a page, to press and to drag between, over the page as it prints. */
export function SlotLayer({ book, name, press, held, hasGuides, onPress }: SlotLayerProps) {
  const t = useText('books.editor')
  const page = pageOf(book, name)
  const { width, height } = trimSizes[book.size]
  const styleOf = (box: Box) => ({
    left: `${(box.x / width) * 100}%`,
    top: `${(box.y / height) * 100}%`,
    width: `${(box.width / width) * 100}%`,
    height: `${(box.height / height) * 100}%`,
  })
  return (
    <div role="group" aria-label={t('slots')} className="absolute inset-0 overflow-hidden">
      {placesOf(page.layout).map((place, slot) => {
        const at = { page: name, slot }
        const content = slotOf(book, at)
        const isGone = content?.kind === 'photo' && !press.pictures.has(content.photo_id)
        return (
          <SlotButton
            key={`${page.id} ${slot}`}
            at={at}
            style={styleOf(boxOf(place, book.size, 0))}
            kind={place.kind}
            isHeld={held?.kind === 'slot' && held.at.page === name && held.at.slot === slot}
            isDraggable={content?.kind === 'photo'}
            isEmpty={content === null || isGone || (content.kind === 'text' && content.text === '')}
            label={nameOf()}
            onPress={onPress}
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
          const photo = content?.kind === 'photo' ? press.urls.get(content.photo_id) : undefined
          if (!photo) return t('emptySlot', values)
          return [t('photoSlot', values), photo.description].filter(Boolean).join(': ')
        }
      })}
      {hasGuides && (
        <span
          aria-hidden
          className="pointer-events-none absolute border border-dashed border-ember"
          style={styleOf({ x: SAFE_MM, y: SAFE_MM, width: width - 2 * SAFE_MM, height: height - 2 * SAFE_MM })}
        />
      )}
    </div>
  )
}

type SlotButtonProps = {
  at: SlotName
  style: Record<'left' | 'top' | 'width' | 'height', string>
  kind: 'photo' | 'text' | 'code'
  isHeld: boolean
  isDraggable: boolean
  isEmpty: boolean
  label: string
  onPress: (at: SlotName) => void
}

function SlotButton({ at, style, kind, isHeld, isDraggable, isEmpty, label, onPress }: SlotButtonProps) {
  const id = `slot ${at.page} ${at.slot}`
  const drag = useDraggable({ id, data: { kind: 'slot', at }, disabled: !isDraggable })
  const drop = useDroppable({ id, data: { at }, disabled: kind !== 'photo' })
  const { transform } = drag
  return (
    <button
      type="button"
      ref={(element) => {
        drag.setNodeRef(element)
        drop.setNodeRef(element)
      }}
      onPointerDown={drag.listeners?.['onPointerDown'] as never}
      aria-label={label}
      aria-pressed={isHeld}
      onClick={() => onPress(at)}
      style={{ ...style, ...(transform && { translate: `${transform.x}px ${transform.y}px`, zIndex: 10 }) }}
      className={classNames(
        'absolute rounded-mark border-2 transition-colors',
        isDraggable && 'cursor-grab touch-none active:cursor-grabbing',
        isHeld || drop.isOver
          ? 'border-ember bg-ember/15'
          : isEmpty
            ? 'border-dashed border-outline bg-sunk/50'
            : 'border-transparent hover:border-ember/60',
      )}
    />
  )
}
