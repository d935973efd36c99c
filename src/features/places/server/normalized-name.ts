/** Normalizes a name for search: without accents and case, with single spaces. */
export function normalizedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\-’'.]+/g, ' ')
    .trim()
}
