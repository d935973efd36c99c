import { fold } from '#web/fold.ts'

/** The months that someone means who types "mar 2024", "2024" or "2024-03". `nameOf` names a month in their language. */
export function findMonths<Month extends { month: string }>(
  months: readonly Month[],
  typed: string,
  nameOf: (month: string) => string,
): readonly Month[] {
  const words = wordsOf(typed)
  if (words.length === 0) return months
  return months.filter(({ month }) => {
    const known = [...wordsOf(nameOf(month)), ...wordsOf(month)]
    return words.every((word) => known.some((one) => one.startsWith(word)))
  })
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
