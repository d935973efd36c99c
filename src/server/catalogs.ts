import { locales, typeset, type Locale } from '#shared/locales.ts'
import { required } from '#shared/required.ts'

/**
 * A catalog in all languages, found by file name: `await catalogs<typeof en>(import.meta.url, '../plans')` imports
 * `../plans.messages.<code>.ts`. Each file exports one tree.
 */
export async function catalogs<English>(from: string, area: string): Promise<Record<Locale, English>> {
  const found = await Promise.all(
    locales.map(async (locale): Promise<[string, English]> => {
      const module = (await import(new URL(`${area}.messages.${locale}.ts`, from).href)) as Record<string, English>
      return [locale, typeset(required(Object.values(module)[0]), locale)]
    }),
  )
  return Object.fromEntries(found) as Record<Locale, English>
}
