import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ownBytes } from '#server/media-process/memory-watch.ts'
import { openCases } from './fuzz-case.ts'

/** Wall-clock time, which a busy machine stretches. The child measures the CPU time of readers that end. */
const HANG_MS = 120_000
const MEMORY_LIMIT_BYTES = 1.5 * 1024 ** 3
const FOUND_MAX = 50

export type Finding = {
  seed: number
  number: number
  sample: string
  reader: string
  what: string
  file: string | undefined
}
export type FuzzOptions = {
  seed: number
  seconds: number
  firstCase?: number
  /** Maximum number of cases. */
  cases?: number
  /** Also decodes every n-th case, which takes as long as many that are only read. */
  decodeEvery?: number
  /** Folder for the files of findings. */
  saveIn?: string
  onProgress?: (cases: number) => void
}
type Line = { number: number; sample?: string; reader?: string; found?: string }
type Totals = { reads: Record<string, number>; findings: Finding[] }

const PROGRESS_EVERY = 10_000

/** Mutates samples and reads them in a child process, until the time is over or enough cases ran. */
export async function runFuzz(options: FuzzOptions): Promise<Totals & { cases: number }> {
  const { seconds, firstCase = 0, cases = Infinity } = options
  const totals: Totals = { reads: {}, findings: [] }
  const until = Date.now() + seconds * 1000
  let next = firstCase
  while (Date.now() < until && next < firstCase + cases && totals.findings.length < FOUND_MAX) {
    const run = await runChild(options, next, until, totals)
    if (run.last < next && Date.now() < until) throw new Error(`the fuzzer doesn't start: ${run.complaint}`)
    next = run.last + 1
  }
  return { cases: next - firstCase, ...totals }
}

async function runChild(options: FuzzOptions, first: number, until: number, { reads, findings }: Totals) {
  const { seed, firstCase = 0, cases = Infinity, decodeEvery = 8, saveIn, onProgress } = options
  const caseOf = saveIn === undefined ? undefined : await openCases(seed)
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthbook-fuzz-'))
  const program = fileURLToPath(new URL('./fuzz-child.ts', import.meta.url))
  const args = [program, folder, String(seed), String(first), String(decodeEvery)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let current: Line = { number: first - 1 }
  let since = Date.now()
  let isOver = false
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-1000)))
  const exited = new Promise<string>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? `exit ${code}`)),
  )

  const report = (what: string) => {
    const file = saveIn && path.join(saveIn, `${seed}-${current.number}-${current.reader}`)
    if (file && caseOf) {
      mkdirSync(saveIn, { recursive: true })
      writeFileSync(file, caseOf(current.number).bytes)
    }
    const { number, sample = '', reader = '' } = current
    findings.push({ seed, number, sample, reader, what, file })
  }
  const end = () => {
    isOver = true
    child.kill('SIGKILL')
  }
  const endWith = (what: string) => {
    if (isOver) return
    report(what)
    end()
  }
  const watch = setInterval(() => {
    if (Date.now() >= until) end()
    else if (current.reader && Date.now() - since > HANG_MS) endWith(`hangs for ${HANG_MS / 1000} s`)
    else if (ownBytes(child.pid ?? 0) > MEMORY_LIMIT_BYTES) endWith('takes too much memory')
  }, 100)
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line
    if (line.number >= firstCase + cases) end()
    if (isOver) continue
    if (line.found) report(line.found)
    if (!line.reader) continue
    if (line.number > current.number && line.number % PROGRESS_EVERY === 0) onProgress?.(line.number - firstCase)
    ;[current, since] = [line, Date.now()]
    reads[line.reader] = (reads[line.reader] ?? 0) + 1
  }
  const how = await exited
  clearInterval(watch)
  if (!isOver && current.reader) report(`ends the process: ${how} ${complaint}`)
  rmSync(folder, { recursive: true, force: true })
  return { last: current.number, complaint: `${how} ${complaint}` }
}
