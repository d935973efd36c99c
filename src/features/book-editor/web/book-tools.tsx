import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { PageName } from '#features/books/books.edits.ts'
import { namesOf, type Spread } from '#features/books/web/spreads.ts'
import { usePageName, useSpreadName } from '#features/books/web/use-spread-name.ts'
import { BookPanel, type BookPanelProps } from './book-panel.tsx'
import type { Change } from './editing.ts'
import { PageButtons } from './page-buttons.tsx'
import { PagePanel } from './page-panel.tsx'

export type BookToolsProps = {
  book: BookDocument
  spread: Spread
  /** The page of the open spread that's being edited. */
  name: PageName
  change: Change
  hasAllLayouts: boolean
  onOpen: (name: PageName) => void
  onLetGo: () => void
  whole: BookPanelProps
}

/** Controls of the open pages, and of the whole book. */
export function BookTools({ book, spread, name, change, hasAllLayouts, onOpen, onLetGo, whole }: BookToolsProps) {
  const t = useText('books.editor')
  const pageName = usePageName()
  const spreadName = useSpreadName()
  const [tab, setTab] = useState<'page' | 'book'>('page')
  const names = namesOf(spread).filter((one) => typeof one === 'number')
  const page = (
    <div className="flex flex-col gap-4 lg:min-h-0 lg:[&_fieldset:has(.overflow-y-auto)]:min-h-0">
      {names.length > 1 && (
        // The options say what they are.
        <div className="[&_legend]:sr-only">
          <ChoiceGroup
            label={t('page')}
            layout="row"
            value={String(name)}
            options={names.map((one) => ({ value: String(one), label: pageName(one) }))}
            onChange={(value) => onOpen(Number(value))}
          />
        </div>
      )}
      <PagePanel key={name} book={book} name={name} change={change} hasAllLayouts={hasAllLayouts} />
      {typeof name === 'number' && <PageButtons {...{ book, name, change, onOpen, onLetGo }} />}
    </div>
  )
  return (
    <div
      className={classNames(
        'flex flex-col rounded-card border border-line bg-card p-4 pt-2 lg:grow',
        // Only the layouts scroll.
        tab === 'page' && 'lg:min-h-112',
      )}
    >
      <Tabs
        fits
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'page', label: spreadName(spread), panel: page },
          {
            id: 'book',
            label: t('book'),
            panel: <BookPanel {...whole} />,
          },
        ]}
      />
    </div>
  )
}
