import type { ReactNode } from 'react'
import { cutText } from '#shared/cut-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { slotsOf } from '#features/book-layout/layouts.ts'
import { pageOf, slotOf, type SlotName } from '#features/books/books.edits.ts'
import { BookPanel } from './book-panel.tsx'
import type { BookToolsProps } from './book-tools.tsx'
import { PageButtons } from './page-buttons.tsx'
import { PagePanel } from './page-panel.tsx'
import { SlotTools, type SlotToolsProps } from './slot-tools.tsx'
import type { SheetName } from './phone-editor.tsx'
import type { ToolbarProps } from './toolbar.tsx'

type PhoneSheetProps = {
  sheet: SheetName
  tools: Omit<BookToolsProps, 'spread'>
  slotTools: Omit<SlotToolsProps, 'at'>
  saving: ToolbarProps['saving']
  at: SlotName | undefined
  onSelect: (at: SlotName) => void
  /** The family's photos, and what to check before printing. */
  tray: ReactNode
  warnings: ReactNode
}

/** What a sheet of the editor on phones contains. */
export function PhoneSheet({ sheet, tools, slotTools, saving, at, onSelect, tray, warnings }: PhoneSheetProps) {
  const t = useText('books.editor')
  const { book, name, change, hasAllLayouts, onOpen, onLetGo, whole } = tools
  if (sheet === 'layout') return <PagePanel key={name} {...{ book, name, change, hasAllLayouts }} />
  if (sheet !== 'more')
    return (
      <>
        {sheet === 'photo' && tray}
        {sheet === 'text' && at && <TextChoice {...{ book, at, onSelect }} />}
        {at && (sheet !== 'photo' || slotOf(book, at)) && <SlotTools {...slotTools} at={at} />}
      </>
    )
  return (
    <>
      {warnings}
      {typeof name === 'number' && <PageButtons {...{ book, name, change, onOpen, onLetGo }} />}
      <BookPanel {...whole} />
      {(saving.state === 'unsaved' || saving.state === 'failed') && (
        <Button kind="quiet" size="small" onClick={saving.save}>
          {t('save')}
        </Button>
      )}
    </>
  )
}

const SHOWN = 24
const shortened = (text: string) => (text.trim().length > SHOWN ? `${cutText(text.trim(), SHOWN)}…` : text.trim())

/** Which of a page's texts is edited. */
function TextChoice({
  book,
  at,
  onSelect,
}: {
  book: SlotToolsProps['book']
  at: SlotName
  onSelect: PhoneSheetProps['onSelect']
}) {
  const t = useText('books.editor')
  const { layout, slots } = pageOf(book, at.page)
  const texts = slotsOf(layout).flatMap(({ kind }, slot) => (kind === 'text' ? [slot] : []))
  if (texts.length < 2) return null
  const label = (slot: number) => {
    const content = slots[slot]
    return (content?.kind === 'text' && shortened(content.text)) || t('noWords')
  }
  return (
    <ChoiceGroup
      label={t('sheets.text')}
      layout="row"
      value={String(at.slot)}
      options={texts.map((slot) => ({ value: String(slot), label: label(slot) }))}
      onChange={(value) => onSelect({ page: at.page, slot: Number(value) })}
    />
  )
}
