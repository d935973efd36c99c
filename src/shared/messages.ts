import { typeset, type Locale } from './locales.ts'

/** A tree of messages in ICU syntax. */
export type Messages = { readonly [key: string]: string | Messages }

/**
 * The same tree in another language. A missing or extra message doesn't compile.
 * Used as `export const photos = {…} satisfies Translation<typeof en>`.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

/** Catalogs of one language found by a glob, such as `{ photos: {…} }`. Each file exports one catalog by its name. */
export function messagesIn(catalogs: readonly (readonly [file: string, catalog: object])[], locale: Locale): object {
  const own = catalogs.filter(([file]) => isIn(file, locale)).map(([, catalog]) => catalog)
  return typeset(Object.assign({}, ...own) as object, locale)
}

export function isIn(file: string, locale: Locale): boolean {
  return file.endsWith(`.${locale}.ts`)
}
