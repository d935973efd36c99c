/** The words that filters were typed as, by the keys of their chips. Format in the URL: `key=words`, separated by commas. */
export type TypedWords = ReadonlyMap<string, string>

export function readTypedWords(text = ''): TypedWords {
  return new Map(
    text
      .split(',')
      .filter((entry) => entry.includes('='))
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const),
  )
}

export function writeTypedWords(words: TypedWords): string | undefined {
  return [...words].map(([key, typed]) => `${key}=${typed.replaceAll(',', ' ')}`).join() || undefined
}
