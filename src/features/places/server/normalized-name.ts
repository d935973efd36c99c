/** A name as somebody types it who looks for it: without accents and capitals, words parted by one space. */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\-’'.]+/g, ' ')
    .trim()
}
