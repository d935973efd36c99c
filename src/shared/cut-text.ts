/** The beginning of a text. A surrogate pair, such as an emoji, is never cut in half: PostgreSQL's JSON rejects that. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength)
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
