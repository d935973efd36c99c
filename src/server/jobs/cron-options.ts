import type { CronItemOptions } from 'graphile-worker'
import type { Schedule } from './jobs.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The period as backfill contains exactly one missed time. At most one job of a schedule waits, and those that are daily or
 * rarer run one after the other, also if all of them were missed.
 */
export function cronOptions(name: string, { crontab, queue = 'daily' }: Schedule): CronItemOptions {
  const period = periodOf(crontab)
  return {
    backfillPeriod: period,
    jobKey: `schedule:${name}`,
    ...(period >= DAY_MS && { queueName: queue }),
  }
}

/** The period of a crontab in milliseconds; 0 if it's a minute, because then the next run is soon. */
function periodOf(crontab: string): number {
  const [minute = '', hour, , , weekday] = crontab.split(' ')
  if (minute === '*') return 0
  if (minute.startsWith('*/')) return Number(minute.slice(2)) * MINUTE_MS
  if (hour === '*') return HOUR_MS
  return weekday === '*' ? DAY_MS : 7 * DAY_MS
}
