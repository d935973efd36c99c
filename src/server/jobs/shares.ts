/**
 * Part of a worker's slots: limits how many jobs with one share run at a time in a process. When a share is used up, its jobs
 * wait and other jobs overtake them.
 */
export type Share = { name: string; most: number }

/** At most `most` slots in total, and `each` for one family or person. */
export function sharesOf(kind: string, owner_id: string, { most, each }: { most: number; each: number }): Share[] {
  return [
    { name: kind, most },
    { name: `${kind} of ${owner_id}`, most: each },
  ]
}

/** Exports and book PDFs. */
export const PACKING_JOBS = { most: 2, each: 1 }
export function packingShares(owner_id: string): Share[] {
  return sharesOf('packing', owner_id, PACKING_JOBS)
}

/** ZIPs that someone is waiting for, so larger exports of the family don't delay them. */
export const DOWNLOAD_JOBS = { most: 4, each: 1 }
export function downloadShares(user_id: string): Share[] {
  return sharesOf('downloads', user_id, DOWNLOAD_JOBS)
}

/** Each uses all of a small machine. */
export const FILM_JOBS = { most: 1, each: 1 }
export function filmShares(family_id: string): Share[] {
  return sharesOf('films', family_id, FILM_JOBS)
}

/** As a graphile-worker flag, because it can skip jobs by flag. */
export function flagOf({ name, most }: Share): string {
  return `${name}/${most}`
}

function mostOf(flag: string): number {
  return Number(flag.slice(flag.lastIndexOf('/') + 1))
}

/** Shares held by the running jobs. */
export class Shares {
  readonly #flags = new Map<string, string[]>()

  enter(job_id: string, flags: string[]): void {
    this.#flags.set(job_id, flags)
  }

  leave(job_id: string): void {
    this.#flags.delete(job_id)
  }

  /** Flags of shares that are used up. */
  used(): string[] {
    const counts = new Map<string, number>()
    for (const flag of [...this.#flags.values()].flat()) counts.set(flag, (counts.get(flag) ?? 0) + 1)
    return [...counts].filter(([flag, count]) => count >= mostOf(flag)).map(([flag]) => flag)
  }
}

/** A mutex for fetching jobs: two slots that fetch at the same time could both take the last job of a share. */
export class Turns {
  #last = Promise.resolve()
  #end = () => {}

  async take(): Promise<void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    this.#end = resolve
  }

  end(): void {
    this.#end()
  }
}
