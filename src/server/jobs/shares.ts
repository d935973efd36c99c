/**
 * A part of a worker's slots: at most so many jobs of one share run at a time in a process. Jobs of a share that is used up
 * wait, and jobs behind them go first.
 */
export type Share = { name: string; most: number }

/** Of all slots `most`, and of one family or person `each`. */
export function sharesOf(kind: string, owner_id: string, { most, each }: { most: number; each: number }): Share[] {
  return [
    { name: kind, most },
    { name: `${kind} of ${owner_id}`, most: each },
  ]
}

/** Exports, and books as PDF. */
export const PACKING_JOBS = { most: 2, each: 1 }
export function packingShares(owner_id: string): Share[] {
  return sharesOf('packing', owner_id, PACKING_JOBS)
}

/** ZIPs that someone waits for: no larger export of the same family holds them up. */
export const DOWNLOAD_JOBS = { most: 4, each: 1 }
export function downloadShares(user_id: string): Share[] {
  return sharesOf('downloads', user_id, DOWNLOAD_JOBS)
}

/** A flag of graphile-worker, which can leave out jobs by their flags. */
export function flagOf({ name, most }: Share): string {
  return `${name}/${most}`
}

function mostOf(flag: string): number {
  return Number(flag.slice(flag.lastIndexOf('/') + 1))
}

/** Which shares the running jobs hold. */
export class Shares {
  readonly #flags = new Map<string, string[]>()

  enter(job_id: string, flags: string[]): void {
    this.#flags.set(job_id, flags)
  }

  leave(job_id: string): void {
    this.#flags.delete(job_id)
  }

  /** The flags of shares that are used up. */
  used(): string[] {
    const counts = new Map<string, number>()
    for (const flag of [...this.#flags.values()].flat()) counts.set(flag, (counts.get(flag) ?? 0) + 1)
    return [...counts].filter(([flag, count]) => count >= mostOf(flag)).map(([flag]) => flag)
  }
}

/** Lets one slot at a time look for a job: two that look at the same time could both take the last job of a share. */
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
