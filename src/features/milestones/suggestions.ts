/** Suggested for children from `from` up to `to` months of age. */
type Suggestion = { key: string; from: number; to: number }

/**
 * Common milestones by age. Their names are the messages `suggestions.<key>`. The age ranges are wide, since every child
 * develops at their own pace.
 */
export const suggestions = [
  { key: 'ultrasound', from: -9, to: -1 },
  { key: 'heartbeat', from: -9, to: -1 },
  { key: 'born', from: 0, to: 0 },
  { key: 'coming_home', from: 0, to: 0 },
  { key: 'first_bath', from: 0, to: 1 },
  { key: 'first_smile', from: 1, to: 3 },
  { key: 'first_laugh', from: 2, to: 5 },
  { key: 'sleeps_through', from: 2, to: 14 },
  { key: 'rolls_over', from: 3, to: 7 },
  { key: 'first_tooth', from: 4, to: 12 },
  { key: 'first_food', from: 4, to: 8 },
  { key: 'sits', from: 5, to: 9 },
  { key: 'crawls', from: 6, to: 12 },
  { key: 'stands', from: 8, to: 14 },
  { key: 'first_word', from: 9, to: 17 },
  { key: 'first_steps', from: 9, to: 18 },
  { key: 'first_birthday', from: 12, to: 12 },
  { key: 'first_haircut', from: 9, to: 30 },
  { key: 'first_sentence', from: 18, to: 34 },
  { key: 'no_more_diapers', from: 20, to: 46 },
  { key: 'first_drawing', from: 18, to: 40 },
  { key: 'own_bed', from: 18, to: 48 },
  { key: 'first_kindergarten', from: 12, to: 66 },
  { key: 'first_friend', from: 30, to: 72 },
  { key: 'balance_bike', from: 24, to: 60 },
  { key: 'writes_name', from: 42, to: 78 },
  { key: 'rides_bike', from: 42, to: 96 },
  { key: 'swims', from: 48, to: 120 },
  { key: 'loses_tooth', from: 56, to: 92 },
  { key: 'first_school_day', from: 54, to: 90 },
  { key: 'reads_alone', from: 58, to: 100 },
  { key: 'first_sleepover', from: 66, to: 132 },
  { key: 'first_performance', from: 60, to: 168 },
  { key: 'first_trip_alone', from: 96, to: 168 },
  { key: 'secondary_school', from: 118, to: 156 },
  { key: 'first_phone', from: 108, to: 180 },
  { key: 'first_job', from: 156, to: 228 },
  { key: 'driving_licence', from: 190, to: 260 },
  { key: 'graduation', from: 200, to: 290 },
  { key: 'moves_out', from: 204, to: 360 },
] as const satisfies readonly Suggestion[]

/** Milestones of the whole family, which have no age. */
export const familySuggestions = ['new_home', 'family_trip', 'new_pet', 'wedding', 'big_reunion', 'new_baby'] as const

export type SuggestionKey = (typeof suggestions)[number]['key'] | (typeof familySuggestions)[number]

const SHOWN_MAX = 8

/**
 * Milestones that fit a child's age in months, which is negative before the birth. Those whose range ends soonest come first.
 */
export function suggestionsAt(months: number): SuggestionKey[] {
  return suggestions
    .filter(({ from, to }) => from <= months && months <= to)
    .toSorted((a, b) => a.to - b.to)
    .slice(0, SHOWN_MAX)
    .map(({ key }) => key)
}
