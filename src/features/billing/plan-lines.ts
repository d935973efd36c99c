import type { Entitlements } from './catalogue.ts'

/** A line of `plans.lines`. Lines without a number have 1; -1 means unlimited, 0 that the plan lacks it. */
export type PlanLine = { line: keyof typeof linesInOrder; count: number }

const UNLIMITED = -1

/** A plan's lines in order, with their numbers; null if the plan lacks that feature. */
const linesInOrder = {
  photos: ({ photos }: Entitlements) => photos ?? UNLIMITED,
  members: ({ members }: Entitlements) => members ?? UNLIMITED,
  custom_domain: ({ custom_domain }: Entitlements) => (custom_domain ? 1 : null),
  subdomain: ({ custom_domain }: Entitlements) => (custom_domain ? null : 1),
  basic_layout: ({ layouts }: Entitlements) => (layouts === 'multiple' ? null : 1),
  multiple_layouts: ({ layouts }: Entitlements) => (layouts === 'multiple' ? 1 : null),
  audio_captions: ({ audio_captions }: Entitlements) => (audio_captions ? 1 : null),
  videos: ({ videos }: Entitlements) => (videos ? 1 : null),
  birthday_reminders: ({ birthday_reminders }: Entitlements) => (birthday_reminders ? 1 : null),
  books_per_season: ({ books_per_season }: Entitlements) => books_per_season,
  hardcover: ({ hardcover }: Entitlements) => (hardcover ? 1 : null),
}

/** What a plan includes, as the server enforces it. */
export function planLines(plan: Entitlements): PlanLine[] {
  return Object.entries(linesInOrder).flatMap(([line, countOf]) => {
    const count = countOf(plan)
    return count === null ? [] : [{ line: line as PlanLine['line'], count }]
  })
}
