import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { isBlank, ofSheet, type PrintWarning } from '#features/book-layout/check.ts'
import type { Look, Sheet } from '#features/book-layout/compose.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { TitleConcern } from '#features/books/book-title.ts'
import { pageOf, type PageName } from '#features/books/books.edits.ts'
import { compose, lookOf, type RenderContext } from '#features/books/web/spread-view.tsx'
import { usePageName } from '#features/books/web/use-spread-name.ts'

/** More than anyone reads; the rest appears as these are resolved. */
const SHOWN = 30

type Found = { warning: PrintWarning; name: PageName }

/** What to check before a book is printed, with the page it's on. */
export function printWarningsIn(book: BookDocument, context: RenderContext): Found[] {
  const look = lookOf(book)
  const names = ['front', ...book.pages.keys(), 'back'] as const
  return names.flatMap((name) => printWarningsOfPage(book, name, look, context).map((warning) => ({ warning, name })))
}

type PrintWarningsProps = {
  found: readonly Found[]
  titles: readonly { kind: TitleConcern; text: string }[]
  onOpen: (name: PageName) => void
  /** Mends a title. */
  onTitle: (kind: TitleConcern) => void
}

export function PrintWarnings({ found, titles, onOpen, onTitle }: PrintWarningsProps) {
  const t = useText('books.editor')
  const pageName = usePageName()
  const count = found.length + titles.length
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h2 className="flex items-center gap-2 font-semibold">
        {count === 0 ? (
          <CircleCheck aria-hidden size={20} className="shrink-0 text-sage" />
        ) : (
          <TriangleAlert aria-hidden size={20} className="shrink-0 text-honey" />
        )}
        {t('concerns', { count })}
      </h2>
      {count > 0 && (
        <ul className="mt-2 flex max-h-72 flex-col overflow-y-auto">
          {titles.map(({ kind, text }) => (
            <li key={kind} className="flex flex-col items-start gap-2 px-2 py-2 text-sm">
              {text}
              <Button kind="quiet" size="small" onClick={() => onTitle(kind)}>
                {t(`titles.${kind}`)}
              </Button>
            </li>
          ))}
          {found.slice(0, SHOWN).map(({ warning, name }, i) => (
            <li key={i}>
              <button
                type="button"
                onClick={() => onOpen(name)}
                className="min-h-10 w-full rounded-control px-2 py-1 text-left text-sm hover:bg-sunk"
              >
                {t('onPage', {
                  page: pageName(name),
                  what: t(`concern.${warning.kind}`, { letters: warning.letters ?? '' }),
                })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Known = { look: string; context: RenderContext; warnings: PrintWarning[] }
/** Cached by page, so that typing a letter doesn't recompose a book of 120 pages. */
const known = new WeakMap<object, Known>()

function printWarningsOfPage(book: BookDocument, name: PageName, look: Look, context: RenderContext): PrintWarning[] {
  const page = pageOf(book, name)
  const key = `${look.size} ${look.typeface} ${look.colour}`
  const before = known.get(page)
  if (before?.look === key && before.context === context) return before.warnings
  const sheet: Sheet = compose(page, name, { book: look, pictures: context.pictures, measure: context.measure })
  const printed = typeof name === 'number' ? name + 1 : name
  const isEmpty = typeof name === 'number' && isBlank(page, context.pictures)
  const warnings: PrintWarning[] = isEmpty ? [{ kind: 'blank_page', page: printed, slot: 0 }] : ofSheet(sheet, printed)
  known.set(page, { look: key, context, warnings })
  return warnings
}
