import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 100

/**
 * Calls back once if a process uses more anonymous memory than the limit (mapped files don't count). Linux only; elsewhere the
 * limits on pixels and time must suffice. `withChildren`: also watch the child processes of one that can't watch its own.
 * @returns a function that stops watching
 */
export function watchMemory(
  pid: number,
  limitBytes: number,
  onExceeded: () => void,
  { withChildren = false } = {},
): () => void {
  const timer = setInterval(() => {
    const watched = withChildren ? [pid, ...childrenOf(pid)] : [pid]
    if (watched.every((one) => ownBytes(one) <= limitBytes)) return
    clearInterval(timer)
    onExceeded()
  }, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Anonymous resident memory of a process; 0 if it can't be read. */
export function ownBytes(pid: number): number {
  try {
    const match = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    return Number(match?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
