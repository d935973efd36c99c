import { useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import { ageAt } from '../child-age.ts'

/** A child's age today, in the words that parents use: "18 months old". */
export function useAgeText(): (child: { birth_date: string }) => string {
  const t = useText('children.age')
  const today = useToday()
  return ({ birth_date }) => {
    const { when, unit, count } = ageAt(birth_date, today)
    return t(`${when}.${unit}`, { count })
  }
}

/** A child's age on a date: "at 18 months". */
export function useAgeAtText(): (child: { birth_date: string }, on: string) => string {
  const t = useText('children.ageAt')
  return ({ birth_date }, on) => {
    const { when, unit, count } = ageAt(birth_date, on)
    return t(`${when}.${unit}`, { count })
  }
}
