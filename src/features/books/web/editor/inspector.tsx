import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { BookPhoto } from '../../books.contract.ts'
import type { Pictures } from '../../../book-layout/compose.ts'
import type { BookDocument } from '../../../book-layout/document.ts'
import { slotsOf } from '../../../book-layout/layouts.ts'
import { pageOf, slotOf, type PageName, type SlotName } from '../../books.edits.ts'
import { namesOf, type Spread } from '../spreads.ts'
import { useSpreadName } from '../use-spread-name.ts'
import { BookPanel } from './book-panel.tsx'
import { CodePanel } from './code-panel.tsx'
import type { Change } from './editing.ts'
import { PageButtons } from './page-buttons.tsx'
import { PagePanel } from './page-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { TextPanel } from './text-panel.tsx'

type SlotToolsProps = {
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
    return <TextPanel key={key} at={at} slot={content?.kind === 'text' ? content : null} change={change} />
  if (kind === 'code')
    return (
      <CodePanel
        family_id={family_id}
        photos={photos.filter(({ id }) => page.slots.some((slot) => slot?.kind === 'photo' && slot.photo_id === id))}
        at={at}
        change={change}
      />
    )
  return null
}

type BookToolsProps = {
  book: BookDocument
  spread: Spread
  /** The page of the open spread that's being edited. */
  name: PageName
  change: Change
  hasAllLayouts: boolean
  onOpen: (name: PageName) => void
  onLetGo: () => void
}

/** Controls of the open pages, and of the whole book. */
export function BookTools({ book, spread, name, change, hasAllLayouts, onOpen, onLetGo }: BookToolsProps) {
  const t = useText('books.editor')
  const nameOf = useSpreadName()
  const [tab, setTab] = useState<'page' | 'book'>('page')
  const names = namesOf(spread).filter((one) => typeof one === 'number')
  const page = (
    <div className="flex flex-col gap-4">
      {names.length > 1 && (
        <ChoiceGroup
          label={t('page')}
          layout="row"
          value={String(name)}
          options={names.map((one) => ({ value: String(one), label: nameOf({ kind: 'page', page: one }) }))}
          onChange={(value) => onOpen(Number(value))}
        />
      )}
      <PagePanel key={name} book={book} name={name} change={change} hasAllLayouts={hasAllLayouts} />
      {typeof name === 'number' && <PageButtons {...{ book, name, change, onOpen, onLetGo }} />}
    </div>
  )
  return (
    <section aria-label={t('title')} className="rounded-card border border-line bg-card p-4 pt-2">
      <Tabs
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'page', label: nameOf(spread), panel: page },
          { id: 'book', label: t('book'), panel: <BookPanel book={book} change={change} /> },
        ]}
      />
    </section>
  )
}
