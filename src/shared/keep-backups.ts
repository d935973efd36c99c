/** How many backups are kept: the last of each of so many days, weeks (from Monday) and months. */
export type Keep = { daily: number; weekly: number; monthly: number }

const PART = /^(\d{1,3}) ?(daily|weekly|monthly)$/

/** Reads "7 daily, 4 weekly, 12 monthly"; what isn't named isn't kept. Undefined if it's something else. */
export function parseKeep(text: string): Keep | undefined {
  const keep: Keep = { daily: 0, weekly: 0, monthly: 0 }
  for (const part of text.split(',')) {
    const [, count, period] = PART.exec(part.trim()) ?? []
    if (!count || !period) return undefined
    keep[period as keyof Keep] = Number(count)
  }
  return keep.daily + keep.weekly + keep.monthly > 0 ? keep : undefined
}

/** The names of backups to keep, such as 2026-01-31t03-12-00z. The newest is always kept. */
export function backupsToKeep(names: readonly string[], { daily, weekly, monthly }: Keep): Set<string> {
  const newestFirst = names.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  const periods: [count: number, of: (name: string) => string][] = [
    [daily, (name) => name.slice(0, 10)],
    [weekly, (name) => mondayBefore(name.slice(0, 10))],
    [monthly, (name) => name.slice(0, 7)],
  ]
  for (const [count, of] of periods) {
    const seen = new Set<string>()
    for (const name of newestFirst) {
      if (seen.has(of(name))) continue
      if (seen.size === count) break
      seen.add(of(name))
      kept.add(name)
    }
  }
  return kept
}

function mondayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
