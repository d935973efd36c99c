import { createTranslator } from 'use-intl/core'
import { getPreferences } from '#features/accounts/server/profile.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import type { Member } from '#features/families/server/member.ts'
import { catalogs } from '#server/catalogs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { datesIn, type Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { quoted } from '#shared/quoted.ts'
import { required } from '#shared/required.ts'
import { bookTemplates, templateLooks, type BookTemplateId } from '../book-offer.ts'
import type { bookPages as en } from '../book-pages.messages.en.ts'
import { layOut } from '../../book-layout/auto.ts'
import type { Book, booksContract } from '../books.contract.ts'
import { BLANK_BOOK_PAGES, PROPOSED_PAGES_MAX } from '../books.rules.ts'
import type { BookTexts } from '../../book-layout/sources.ts'
import { toBook } from './book-view.ts'
import { insertBook, insertVersion, selectBook } from './books.queries.ts'
import { collectSources } from './collect-sources.ts'
import { drawMap } from './draw-map.ts'
import { countVisible, selectSourcePlaces } from './sources.queries.ts'
import { MAP_PLACES_MAX } from '../../book-layout/document.ts'
import { factsOf } from './check-document.ts'

const sentences = await catalogs<typeof en>(import.meta.url, '../book-pages')

type Input = InputOf<typeof booksContract.createBook>

/** Creates a book. If it has a source, it's laid out automatically. @throws Problem not_found */
export async function createBook(
  editor: Member<'books.edit'>,
  { title, subtitle, template, size, pages, source, cover_photo_id, language }: Input,
  { sign, plans }: { sign: SignMedia; plans: Plans },
): Promise<Book> {
  const { tx, family_id, user_id } = editor
  const { timezone, date_format } = await getPreferences(editor)
  const sources = source
    ? await collectSources(editor, { ...source, timezone }, language)
    : { photos: [], milestones: [], answers: [] }
  if (cover_photo_id && (await countVisible(tx, 'photos', family_id, [cover_photo_id])) === 0) throw notFound()
  const { layouts } = await plans.ofFamily(tx, family_id)
  const places = source ? await selectSourcePlaces(tx, family_id, source, MAP_PLACES_MAX) : []
  const document = layOut(sources, {
    ...{ title, subtitle, cover_photo_id },
    pages:
      pages || !source
        ? { exactly: pages ?? pagesOf(template) }
        : { most: template ? pagesOf(template) : PROPOSED_PAGES_MAX },
    look: {
      size,
      binding: 'softcover',
      paper: 'silk_170',
      ...(template ? templateLooks[template] : templateLooks.blank),
    },
    basicOnly: layouts === 'basic',
    words: bookTextsIn(language, date_format),
    map: await drawMap(places, size),
  })
  const id = newId()
  await insertBook(tx, { id, family_id, created_by: user_id, title, template, ...(await factsOf(editor, document)) })
  await insertVersion(tx, { family_id, book_id: id, version: 1, document, saved_by: user_id })
  await publishToFamily(tx, family_id, { kind: 'books', id })
  return toBook(required(await selectBook(tx, family_id, id)), editor, sign)
}

function pagesOf(template: BookTemplateId | null): number {
  return bookTemplates.find(({ id }) => id === template)?.pages ?? BLANK_BOOK_PAGES
}

/** Texts printed in a book, in its language. */
export function bookTextsIn(locale: Locale, date_format?: string): BookTexts {
  const t = createTranslator({ locale, messages: sentences[locale] })
  const long = new Intl.DateTimeFormat(datesIn(locale, date_format), { dateStyle: 'long', timeZone: 'UTC' })
  // A date isn't divided between lines.
  const unbroken = (date: string) => date.replaceAll(/\p{Zs}/gu, '\u00a0')
  const at = (date: string) => new Date(`${date}T00:00:00Z`)
  return {
    day: (date) => unbroken(long.format(at(date))),
    // The book's fonts don't have the thin spaces around its dash.
    days: (from, to) => unbroken(long.formatRange(at(from), at(to))).replaceAll(/(?<=[–-])\u00a0/g, ' '),
    before: (year) => t('before', { year }),
    at: (position, said) => t(`at.${position}`, { said }),
    quote: (said) => quoted(said, locale),
    watch: t('watch'),
    places: t('places'),
    made: t('made'),
  }
}
