import { TriangleAlert } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { isBlank, ofSheet, type PrintWarning } from '../../../book-layout/check.ts'
import type { Look, Sheet } from '../../../book-layout/compose.ts'
import type { BookDocument } from '../../../book-layout/document.ts'
import { pageOf, type PageName } from '../../books.edits.ts'
import { compose, lookOf, namesOf, type RenderContext } from '../spread-view.tsx'
import { spreadsOf } from '../spreads.ts'

/** More than anyone reads; the rest appears as these are resolved. */
const SHOWN = 30

type PrintWarningsProps = { book: BookDocument; context: RenderContext; onOpen: (place: number) => void }

export function PrintWarnings({ book, context, onOpen }: PrintWarningsProps) {
  const t = useText('books.editor')
  const read = useText('books.read')
  const look = lookOf(book)
  const found = spreadsOf(book).flatMap((spread, place) =>
    namesOf(spread).flatMap((name) =>
      name === null ? [] : printWarningsOfPage(book, name, look, context).map((warning) => ({ warning, place, name })),
    ),
  )
  const pageName = (name: PageName) =>
    name === 'front' ? read('cover') : name === 'back' ? read('backCover') : read('page', { page: name + 1 })
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h2 className="font-semibold">{t('concerns', { count: found.length })}</h2>
      {found.length > 0 && (
        <ul className="mt-2 flex max-h-72 flex-col overflow-y-auto">
          {found.slice(0, SHOWN).map(({ warning, place, name }, i) => (
            <li key={i}>
              <button
                type="button"
                onClick={() => onOpen(place)}
                className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 py-1 text-left text-sm hover:bg-sunk"
              >
                <TriangleAlert aria-hidden size={16} className="shrink-0 text-honey" />
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
