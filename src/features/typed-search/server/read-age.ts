import { addDays, dateParts } from '#shared/days.ts'
import { day, type Dates } from './date-range.ts'
import { nameOfPersonAt, type NamedPerson } from './read-people.ts'
import { numberWords, vocabulary } from './vocabulary.ts'
import { longestPhrase, type Found, type Word } from './words.ts'

const OLDEST = 120
const { ages } = vocabulary

/** "When Noé was 2", "Noé con 6 meses": the days on which someone was that old. */
export function readAge(words: readonly Word[], at: number, people: readonly NamedPerson[]): Found<Dates> | undefined {
  const when = longestPhrase(words, at, ages.when)
  const person = nameOfPersonAt(words, at + when, people)
  const birth = person?.meaning.birth_date
  if (!person || !birth) return undefined
  let next = at + when + person.count
  const verb = longestPhrase(words, next, ages.was) || longestPhrase(words, next, ages.at)
  next += verb
  const number = numberAt(words[next])
  if (number === undefined || number > OLDEST) return undefined
  next += 1
  const inMonths = longestPhrase(words, next, ages.months)
  const inYears = longestPhrase(words, next, ages.years)
  // "Noé 2" alone could be anything.
  if (!when && !verb && !inMonths && !inYears) return undefined
  next += inMonths || inYears
  next += when ? longestPhrase(words, next, ages.was) : 0
  const from = laterBy(birth, inMonths ? number : number * 12)
  return {
    count: next - at,
    meaning: { from, to: addDays(laterBy(birth, (inMonths ? number : number * 12) + (inMonths ? 1 : 12)), -1) },
  }
}

function numberAt(word: Word | undefined): number | undefined {
  if (!word || word.isLiteral) return undefined
  return /^\d{1,3}$/.test(word.folded) ? Number(word.folded) : numberWords.get(word.folded)
}

/** The same day some months later, or the last day of a shorter month. */
function laterBy(date: string, months: number): string {
  const [year, month, dayOfMonth] = dateParts(date)
  const last = dateParts(day(year, month + months + 1, 0))[2]
  return day(year, month + months, Math.min(dayOfMonth, last))
}
