import { createTranslator } from 'use-intl/core'
import { ageAt } from '#features/people/child-age.ts'
import type { children as en } from '#features/people/children.messages.en.ts'
import { approximateDateIn } from '#features/photos/server/approximate-date-in.ts'
import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../../people/children')

type Described = {
  taken_at: string | null
  taken_precision: string
  location_name?: string | null
  children?: { name: string; birth_date: string }[] | null
}

/** The small line below a photo: "Mia at age 3 · Lisbon · May 2019". */
export function wordsOf({ taken_at, taken_precision, location_name, children }: Described, locale: Locale): string {
  const ages = taken_at ? (children ?? []).map((child) => ageOf(child, taken_at.slice(0, 10), locale)) : []
  const names = ages.length ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(ages) : ''
  return [names, location_name, taken_at && whenIn(locale, taken_at, taken_precision)].filter(Boolean).join(' · ')
}

function ageOf({ name, birth_date }: { name: string; birth_date: string }, on: string, locale: Locale): string {
  const { when, unit, count } = ageAt(birth_date, on)
  // Before the birth, a photo may show the mother.
  if (when === 'unborn') return name
  const say = createTranslator({ locale, messages: texts[locale], namespace: 'ageAt' })
  return `${name} ${say(`${when}.${unit}`, { count })}`
}

/** On a wall, the day matters less than the year: "May 14, 2019", "May 1965", "Around 1965". */
function whenIn(locale: Locale, taken_at: string, precision: string): string {
  if (precision !== 'time' && precision !== 'day') return approximateDateIn(locale, taken_at, precision)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(taken_at.slice(0, 10)))
}
