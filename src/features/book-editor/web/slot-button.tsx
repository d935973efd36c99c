import { useDraggable, useDroppable } from '@dnd-kit/core'
import { classNames } from '#web/ui/class-names.ts'
import type { SlotName } from '#features/books/books.edits.ts'
import type { Box, Size } from '#features/book-layout/geometry.ts'
import type { Change } from './editing.ts'
import { useCropDrag } from './use-crop-drag.ts'

type SlotButtonProps = {
  at: SlotName
  style: Record<'left' | 'top' | 'width' | 'height', string>
  kind: 'photo' | 'text' | 'code'
  isHeld: boolean
  isEmpty: boolean
  label: string
  onPress: (at: SlotName) => void
  /** Includes the bleed. */
  box: Box
  size: Size | undefined
  isDraggable: boolean
  change: Change
}

/** A clickable slot. Its photo can be dragged to another slot, or, if it's selected, repositioned within its slot. */
export function SlotButton({ at, style, kind, isHeld, isEmpty, label, onPress, ...photo }: SlotButtonProps) {
  const { box, size, isDraggable, change } = photo
  const id = `slot ${at.page} ${at.slot}`
  const isRepositioning = isHeld && size !== undefined
  const drag = useDraggable({ id, data: { kind: 'slot', at }, disabled: !isDraggable || isRepositioning })
  const drop = useDroppable({ id, data: { at }, disabled: kind !== 'photo' })
  const cropDrag = useCropDrag({ at, box, size, change })
  const { transform } = drag
  return (
    <button
      type="button"
      ref={(element) => {
        drag.setNodeRef(element)
        drop.setNodeRef(element)
      }}
      {...(isRepositioning ? cropDrag.handlers : drag.listeners)}
      aria-label={label}
      aria-pressed={isHeld}
      // Keyboard clicks have detail 0, and never end a drag.
      onClick={({ detail }) => !(isRepositioning && detail > 0 && cropDrag.wasDrag()) && onPress(at)}
      style={{ ...style, ...(transform && { translate: `${transform.x}px ${transform.y}px`, zIndex: 10 }) }}
      className={classNames(
        'absolute rounded-mark border-2 transition-colors',
        isRepositioning
          ? 'cursor-move touch-none'
          : isDraggable && 'cursor-grab touch-manipulation active:cursor-grabbing',
        drop.isOver || (isHeld && !isRepositioning)
          ? 'border-ember bg-ember/15'
          : isRepositioning
            ? // Keeps the photo visible as printed; only the outline shows the selection.
              'border-ember'
            : isEmpty
              ? 'border-dashed border-outline bg-sunk/50'
              : 'border-transparent hover:border-ember/60',
      )}
    />
  )
}
