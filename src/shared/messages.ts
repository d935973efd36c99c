import { typeset, type Locale } from './locales.ts'

/** A tree of sentences in ICU syntax. */
export type Messages = { readonly [key: string]: string | Messages }

/**
 * The same tree in another language: a missing or superfluous sentence does not compile.
 * Used as `export const photos = {…} satisfies Translation<typeof en>`.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

/** What a glob of catalogs found in one language, such as `{ photos: {…} }`; each file exports one catalog by its name. */
export function messagesIn(catalogs: readonly (readonly [file: string, catalog: object])[], locale: Locale): object {
  const own = catalogs.filter(([file]) => isIn(file, locale)).map(([, catalog]) => catalog)
  return typeset(Object.assign({}, ...own) as object, locale)
}

export function isIn(file: string, locale: Locale): boolean {
  return file.endsWith(`.${locale}.ts`)
}
