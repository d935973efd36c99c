import { readdirSync, readFileSync } from 'node:fs'

/** One measured claim and its baseline from the same run. */
export type Finding = {
  what: string
  /** Formatted with their units. */
  ours: string
  bare: string
  /** The value compared with the target; absent if there's no target. */
  value?: number
  limit?: { most?: number; least?: number }
  /** The formatted value: `1.12 x`, `+1.3 ms`. */
  verdict: string
}

export type Section = {
  name: string
  /** The heading in docs/performance.md. */
  title: string
  /** How it was measured, in plain words, for docs/performance.md. */
  how: string
  run(log: (line: string) => void): Promise<Finding[]>
}

export function isMet({ value, limit }: Finding): boolean | undefined {
  if (value === undefined || !limit) return undefined
  return value <= (limit.most ?? Infinity) && value >= (limit.least ?? -Infinity)
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

/** Clock ticks per second in /proc/<pid>/stat: 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100

type Process = { pid: number; parent: number; name: string; cpuSeconds: number }

/** A process and its descendants, with PostgreSQL listed separately. Linux only. */
export function processTree(root: number): { ours: Process[]; postgres: Process[] } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)))
  const tree = { ours: [] as Process[], postgres: [] as Process[] }
  const walk = (one: Process, below: 'ours' | 'postgres') => {
    const side = one.name === 'postgres' ? 'postgres' : below
    tree[side].push(one)
    for (const child of all) if (child.parent === one.pid) walk(child, side)
  }
  const start = all.find(({ pid }) => pid === root)
  if (start) walk(start, 'ours')
  return tree
}

/** CPU seconds so far, including children that have exited. */
export function cpuSeconds(processes: Process[]): number {
  return processes.reduce((sum, one) => sum + one.cpuSeconds, 0)
}

/** Total resident memory in MB. Counts shared pages once per process, so it overestimates. */
export function residentMb(processes: Process[]): number {
  return processes.reduce((sum, { pid }) => sum + kilobytes(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/m), 0) / 1024
}

/** Proportional set size: shared pages are divided among the processes that share them. */
export function proportionalMb(processes: Process[]): number {
  return processes.reduce((sum, { pid }) => sum + kilobytes(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0) / 1024
}

function kilobytes(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readOrNothing(file))?.[1] ?? 0)
}

function readProcess(pid: number): Process[] {
  const stat = readOrNothing(`/proc/${pid}/stat`)
  const name = /\((.*)\)/s.exec(stat)?.[1]
  if (name === undefined) return []
  // Fields 14 to 17 of /proc/<pid>/stat are times; they're 11 to 14 after the name is cut off.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return [{ pid, name, parent: Number(fields[1]), cpuSeconds: ticks / TICKS_PER_SECOND }]
}

/** Processes can exit during the scan. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
