/** A tree of sentences in ICU syntax. */
export type Messages = { readonly [key: string]: string | Messages }

/**
 * The same tree in another language: a missing or superfluous sentence does not compile.
 * Used as `export const photos = {…} satisfies Translation<typeof en>`.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}
