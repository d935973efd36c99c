import { Ellipsis, Image, LayoutTemplate, Type, type LucideIcon } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { iconButtonStyle } from '#web/ui/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { slotsOf } from '#features/book-layout/layouts.ts'
import { emptySlot, pageOf, slotOf, type PageName, type SlotName } from '#features/books/books.edits.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import { usePageName } from '#features/books/web/use-spread-name.ts'
import { useSwipe } from '#features/books/web/use-swipe.ts'
import type { Held } from './editing.ts'

const Drawer = lazyPart(async () => (await import('#web/ui/drawer.tsx')).Drawer)

export const sheets = ['layout', 'photo', 'text', 'more'] as const
export type SheetName = (typeof sheets)[number] | 'code'
const icons = { layout: LayoutTemplate, photo: Image, text: Type, more: Ellipsis } as const satisfies Record<
  (typeof sheets)[number],
  LucideIcon
>

type PhoneEditorProps = {
  book: BookDocument
  page: PageName
  held: Held
  header: ReactNode
  /** The page with its frames, and the page alone. */
  stage: ReactNode
  preview: ReactNode
  strip: ReactNode
  sheet: SheetName | undefined
  content: ReactNode
  onSheet: (sheet: SheetName | undefined) => void
  onTurn: (by: 1 | -1) => void
}

/** Phones: the page fills the screen, between the header and a bar whose buttons open sheets. */
export function PhoneEditor(props: PhoneEditorProps) {
  const { book, page, held, header, stage, preview, strip, sheet, content, onSheet, onTurn } = props
  const t = useText('books.editor')
  const pageName = usePageName()
  const swipe = useSwipe(onTurn)
  const isRepositioning = held?.kind === 'slot' && held.at.page === page && slotOf(book, held.at)?.kind === 'photo'
  useBackCloses(sheet !== undefined, () => onSheet(undefined))
  const isAbove = sheet !== undefined && sheet !== 'more'
  const isAbout = (name: SheetName) => held?.kind === 'slot' && kindOf(book, held.at) === name
  return (
    <div className="flex h-dvh min-h-120 flex-col">
      {/* An open sheet shows the page above it. */}
      <div className={classNames(isAbove && 'invisible')}>{header}</div>
      <div className="flex min-h-0 grow flex-col gap-2 bg-sunk px-3 pt-4 pb-2" {...(!isRepositioning && swipe)}>
        <div className={classNames('min-h-0 grow', isAbove && 'invisible')}>{stage}</div>
        <p aria-hidden className="text-center text-sm text-ink-soft">
          {pageName(page)}
        </p>
      </div>
      {strip}
      <div
        role="group"
        aria-label={t('title')}
        className="button-bar sticky bottom-0 z-1 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
      >
        {sheets.map((name) => {
          const Icon = icons[name]
          return (
            <button
              key={name}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={sheet === name}
              disabled={!isFor(name, book, page)}
              onClick={() => onSheet(name)}
              className={classNames(
                iconButtonStyle,
                '!h-16 !w-auto min-w-0 !flex-1 !flex-col gap-1 !rounded-control disabled:opacity-55',
                isAbout(name) && 'text-ember',
              )}
            >
              <Icon aria-hidden size={22} />
              <span className="max-w-full truncate whitespace-nowrap text-[min(0.75rem,3.4vw)] leading-tight font-medium">
                {t(`sheets.${name}`)}
              </span>
            </button>
          )
        })}
      </div>
      <Suspense>
        {sheet && (
          <Drawer
            open
            height="55dvh"
            title={t(`sheets.${sheet}`)}
            above={isAbove && <div className="size-full p-4">{preview}</div>}
            onClose={() => onSheet(undefined)}
          >
            {/* The sheet's title says what the first field is. */}
            <div className="flex flex-col gap-6 p-5 [&>fieldset:first-child>legend]:sr-only">{content}</div>
          </Drawer>
        )}
      </Suspense>
    </div>
  )
}

function isFor(name: SheetName, book: BookDocument, page: PageName): boolean {
  return name === 'layout' || name === 'more' || slotFor(name, book, page, undefined) !== undefined
}

/** The sheet for a frame. */
export function kindOf(book: BookDocument, { page, slot }: SlotName): SheetName | undefined {
  const kind = slotsOf(pageOf(book, page).layout)[slot]?.kind
  return kind === 'map' ? undefined : kind
}

/** The frame that a sheet is about: the selected one, or the first of its kind on the page, empty ones before others. */
export function slotFor(sheet: SheetName, book: BookDocument, page: PageName, held: Held): SlotName | undefined {
  if (held?.kind === 'slot' && kindOf(book, held.at) === sheet) return held.at
  const empty = sheet === 'photo' ? emptySlot(book, page) : undefined
  const first = slotsOf(pageOf(book, page).layout).findIndex(({ kind }) => kind === sheet)
  return empty ?? (first < 0 ? undefined : { page, slot: first })
}
