import { languages, type Locale } from './locales.ts'

const INSIDE = /["“”„«]\s*([^"“”„«»]*[^"“”„«»\s])\s*["“”»]/g
const WHOLE = new RegExp(`^${INSIDE.source}$`)

/** What someone said, in quotation marks. Quotations inside it get the language's inner marks. */
export function quoted(said: string, locale: Locale): string {
  const [open, close, innerOpen, innerClose] = languages[locale].quotes
  const words = said.trim().replace(WHOLE, '$1').replaceAll(INSIDE, `${innerOpen}$1${innerClose}`)
  return `${open}${words}${close}`
}
