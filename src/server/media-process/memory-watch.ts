import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 100

/**
 * Calls back once when a process holds more memory of its own than the limit (files that it maps do not count). Linux
 * only; elsewhere the limits on pixels and time have to do. Returns what ends the watch.
 */
export function watchMemory(pid: number, limitBytes: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    if (ownBytes(pid) <= limitBytes) return
    clearInterval(timer)
    onExceeded()
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Anonymous resident memory of a process; 0 where it cannot be read. */
export function ownBytes(pid: number): number {
  try {
    const match = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    return Number(match?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
