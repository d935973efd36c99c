import { createTranslator } from 'use-intl/core'
import { drawPaper } from '#features/book-layout/server/draw-paper.ts'
import { catalogs } from '#server/catalogs.ts'
import { fullName } from '#shared/full-name.ts'
import type { Locale } from '#shared/locales.ts'
import type { familyRecord as en } from '../family-record.messages.en.ts'
import type { RecordYear, selectRecordCounts, selectRecordNames } from './family-record.queries.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../family-record')

/** In points, for the year, photos, videos, and the checksum. */
const COLUMNS = [54, 62, 62]
const GIGABYTE = 1e9

export type FamilyRecord = {
  locale: Locale
  appUrl: string
  years: RecordYear[]
  counts: Awaited<ReturnType<typeof selectRecordCounts>>
  involved: Awaited<ReturnType<typeof selectRecordNames>>
  date: Date
}

/** One page, or more with many years: what the family has, who is responsible, and how to check and open an export. */
export function renderFamilyRecord({ locale, appUrl, years, counts, involved, date }: FamilyRecord): Promise<Buffer> {
  const t = createTranslator({ locale, messages: texts[locale] })
  const number = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)
  const names = (role: 'owner' | 'trusted') =>
    involved
      .filter((one) => (one.role === 'owner') === (role === 'owner'))
      .map((one) => `${fullName(one) || one.email} (${one.email})`)
  const total = (of: 'photos' | 'videos' | 'bytes') => years.reduce((sum, year) => sum + year[of], 0)
  const family = involved[0]?.family ?? ''
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
  return drawPaper({ title: t('title'), locale, date }, (on) => {
    on.title(t('title'), t('made', { family, date: day }))
    on.paragraph(t('intro', { family }))

    on.heading(t('kept'))
    on.paragraph(
      t('originals', {
        photos: total('photos'),
        videos: total('videos'),
        size: size.format(total('bytes') / GIGABYTE),
      }),
    )
    on.paragraph(t('others', counts))

    on.heading(t('where'))
    on.address(appUrl)
    on.paragraph(t('owner', { name: names('owner').join() }))
    const trusted = names('trusted')
    on.paragraph(trusted.length > 0 ? t('trusted', { names: new Intl.ListFormat(locale).format(trusted) }) : t('noOne'))

    on.heading(t('without'))
    for (const [at, step] of (['save', 'open', 'check'] as const).entries()) on.step(at + 1, t(`steps.${step}`))
    on.command('sha256sum * | cut -c1-64 | sort | sha256sum')
    on.paragraph(t('mac'), { isSoft: true })

    on.heading(t('years'))
    on.row([t('year'), t('photos'), t('videos'), t('checksum')], COLUMNS, { isBold: true })
    for (const { year, photos, videos, checksum } of years)
      on.row([String(year), number.format(photos), number.format(videos), checksum], COLUMNS)
  })
}
