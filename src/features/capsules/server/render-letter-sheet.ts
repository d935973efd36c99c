import { createTranslator } from 'use-intl/core'
import { drawKey } from '#features/book-layout/server/draw-key.ts'
import { drawPaper } from '#features/book-layout/server/draw-paper.ts'
import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'
import type { letterSheet as en } from '../letter-sheet.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../letter-sheet')

export type LetterSheet = {
  locale: Locale
  appUrl: string
  person: string
  author: string
  /** A calendar date. */
  opens_on: string
  /** As it's printed. */
  key: string
  date: Date
}

/** One page with the author's copy of a letter's key, and what it's for. Nothing of the letter. */
export function renderLetterSheet({
  locale,
  appUrl,
  person,
  author,
  opens_on,
  key,
  date,
}: LetterSheet): Promise<Buffer> {
  const t = createTranslator({ locale, messages: texts[locale] })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return drawPaper({ title: t('title'), locale, date }, (on) => {
    on.title(t('title'), t('made', { host: new URL(appUrl).host, date: day.format(date) }))
    on.paragraph(t('intro', { author, person, date: day.format(new Date(opens_on)) }))
    on.paragraph(t('care'), { isBold: true })
    on.heading(t('key'))
    drawKey(on, key, t('words'))
    on.heading(t('when'))
    on.step(1, t('same'))
    on.step(2, t('other'))
    on.paragraph(t('lost'), { isSoft: true })
  })
}
