import type { Locale } from './locales.ts'

type Marks = readonly [open: string, close: string, innerOpen: string, innerClose: string]

const marks: Record<Locale, Marks> = {
  en: ['“', '”', '‘', '’'],
  de: ['„', '“', '‚', '‘'],
  es: ['«', '»', '“', '”'],
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
}

const INSIDE = /["“”„«]\s*([^"“”„«»]*[^"“”„«»\s])\s*["“”»]/g
const WHOLE = new RegExp(`^${INSIDE.source}$`)

/** What someone said, in quotation marks. Quotations inside it get the language's inner marks. */
export function quoted(said: string, locale: Locale): string {
  const [open, close, innerOpen, innerClose] = marks[locale]
  const words = said.trim().replace(WHOLE, '$1').replaceAll(INSIDE, `${innerOpen}$1${innerClose}`)
  return `${open}${words}${close}`
}
