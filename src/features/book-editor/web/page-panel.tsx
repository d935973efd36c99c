import { ChevronDown } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { PictureChoice } from '#web/ui/picture-choice.tsx'
import type { BookColour, BookDocument } from '#features/book-layout/document.ts'
import { changePage, hasFacing, pageOf, setLayout, type PageName } from '#features/books/books.edits.ts'
import {
  backLayoutIds,
  basicLayouts,
  frontLayoutIds,
  layoutIds,
  mirrors,
  slotsOf,
  successors,
  type LayoutId,
} from '#features/book-layout/layouts.ts'
import { ColorField, ColorSwatch } from './color-field.tsx'
import { LayoutPicture } from './layout-picture.tsx'
import type { Change } from './editing.ts'

type PagePanelProps = { book: BookDocument; name: PageName; change: Change; hasAllLayouts: boolean }

export function PagePanel({ book, name, change, hasAllLayouts }: PagePanelProps) {
  const t = useText('books.editor')
  const page = pageOf(book, name)
  const isLeft = typeof name === 'number' && name % 2 === 1
  const ofOtherSide = new Set<LayoutId>(
    isLeft ? ['panorama_right', ...Object.values(mirrors)] : ['panorama_left', ...(Object.keys(mirrors) as LayoutId[])],
  )
  const offered: readonly LayoutId[] =
    typeof name === 'number' ? layoutIds : name === 'front' ? frontLayoutIds : backLayoutIds
  const layouts = offered.filter(
    // A map can't be added again, because it's drawn when the book is laid out.
    (id) =>
      !ofOtherSide.has(id) &&
      !(id in successors) &&
      (!hasMap(id) || page.slots.some((slot) => slot?.kind === 'map')) &&
      (hasFacing(book, name) || !id.startsWith('panorama')),
  )
  // Older books have layouts that aren't offered any more.
  const shown = layouts.includes(page.layout) ? layouts : [page.layout, ...layouts]
  // A layout that the plan doesn't include stays in use, but can't be selected again.
  const isLocked = (id: LayoutId) => !hasAllLayouts && typeof name === 'number' && !basicLayouts.has(id)
  const hint = hasAllLayouts || typeof name !== 'number' ? undefined : t('layoutLocked')
  const paint = (background: BookColour | null) =>
    change((now) => changePage(now, name, (one) => ({ ...one, background })))
  return (
    <>
      <PictureChoice
        label={t('layout')}
        value={page.layout}
        onChange={(value) => change((now) => setLayout(now, name, value))}
        hint={hint}
        className="max-h-48 grid-cols-4 gap-1 overflow-y-auto mask-b-from-[calc(100%-1rem)] pb-4 lg:max-h-none"
        isWithoutLabels
        options={shown.map((value) => ({
          ...{
            value,
            label: t(`layouts.${nameOf(value)}`),
            picture: <LayoutPicture layout={value} size={book.size} />,
          },
          disabled: isLocked(value) && value !== page.layout,
        }))}
      />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control text-sm font-semibold [&::-webkit-details-marker]:hidden">
          <span className="grow">{t('background')}</span>
          <ColorSwatch colour={page.background} />
          <ChevronDown aria-hidden size={18} className="text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <ColorField isUntitled label={t('background')} value={page.background} onChange={paint} withNone />
      </details>
    </>
  )
}

/** Older layouts have the name of what's offered instead, and right pages the name of left ones. */
type Named = Exclude<LayoutId, keyof typeof successors | (typeof mirrors)[keyof typeof mirrors]>
const named: Partial<Record<LayoutId, LayoutId>> = {
  ...successors,
  ...Object.fromEntries(Object.entries(mirrors).map(([left, right]) => [right, left])),
}
const nameOf = (id: LayoutId) => (named[id] ?? id) as Named
const hasMap = (id: LayoutId) => slotsOf(id).some(({ kind }) => kind === 'map')
