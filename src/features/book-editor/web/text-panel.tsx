import { useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { BOOK_TEXT_MAX_LENGTH, typefaces, type TextSlot, type Typeface } from '#features/book-layout/document.ts'
import { setText } from '#features/books/book-title.ts'
import type { SlotName } from '#features/books/books.edits.ts'
import type { Change } from './editing.ts'
import { EditorPanel } from './panel.tsx'

const empty: TextSlot = { kind: 'text', text: '', align: 'start' }

type TextPanelProps = { at: SlotName; slot: TextSlot | null; change: Change; onLetGo: () => void }

export function TextPanel({ at, slot, change, onLetGo }: TextPanelProps) {
  const t = useText('books.editor')
  const shown = slot ?? empty
  const set = (next: TextSlot) => change((_, before) => setText(before, at, next), `words ${at.page} ${at.slot}`)

  function setTypeface(typeface: Typeface | '') {
    const { typeface: _before, ...rest } = shown
    set(typeface ? { ...rest, typeface } : rest)
  }

  return (
    <EditorPanel title={t('words')} onClose={onLetGo}>
      <TextArea
        label={t('words')}
        maxLength={BOOK_TEXT_MAX_LENGTH}
        value={shown.text}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- people who select a text slot want to type, and on phones the field is far below it
        autoFocus
        onChange={(event) => set({ ...shown, text: event.target.value })}
      />
      <ChoiceGroup
        label={t('align')}
        layout="row"
        value={shown.align}
        options={(['start', 'center', 'end'] as const).map((value) => ({ value, label: t(`aligns.${value}`) }))}
        onChange={(align) => set({ ...shown, align })}
      />
      <Select
        label={t('typeface')}
        value={shown.typeface ?? ''}
        onChange={setTypeface}
        options={[
          { value: '', label: t('bookTypeface') },
          ...typefaces.map((value) => ({ value, label: t(`typefaces.${value}`) })),
        ]}
      />
    </EditorPanel>
  )
}
