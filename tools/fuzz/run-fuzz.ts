import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ownBytes } from '#server/media-process/memory-watch.ts'

/** CPU time of one reader on one file, beyond which it isn't linear. */
const CPU_LIMIT_MS = 5000
/** On the clock; a machine may be busy. */
const HANG_MS = 30_000
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
  /** One case only, to look at it again. */
  only?: boolean
  /** Each n-th case is decoded too, which takes as long as many that are only read. */
  decodeEvery?: number
  /** Where the files of findings are saved. */
  saveIn?: string
}
type Line = { number: number; sample?: string; reader?: string; found?: string; done?: string; cpuMs?: number }

/** Mutates samples and reads them in a child process, until the time is over. */
export async function runFuzz(options: FuzzOptions): Promise<{ cases: number; reads: number; findings: Finding[] }> {
  const { seconds, firstCase = 0, only = false } = options
  const findings: Finding[] = []
  const until = Date.now() + seconds * 1000
  let next = firstCase
  let reads = 0
  while (Date.now() < until && findings.length < FOUND_MAX) {
    const run = await runChild(options, next, until, findings)
    reads += run.reads
    if (run.last < next && Date.now() < until) throw new Error(`the fuzzer doesn't start: ${run.complaint}`)
    next = run.last + 1
    if (only) break
  }
  return { cases: next - firstCase, reads, findings }
}

async function runChild(options: FuzzOptions, first: number, until: number, findings: Finding[]) {
  const { seed, decodeEvery = 8, saveIn, only = false } = options
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthbook-fuzz-'))
  const program = fileURLToPath(new URL('./fuzz-child.ts', import.meta.url))
  const args = [program, folder, String(seed), String(first), String(only ? 1 : decodeEvery)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let current: Line = { number: first - 1 }
  let since = Date.now()
  let reads = 0
  let isOver = false
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-1000)))
  const exited = new Promise<string>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? `exit ${code}`)),
  )

  const report = (what: string) => {
    const file = saveIn && path.join(saveIn, `${seed}-${current.number}-${current.reader}`)
    if (file) {
      mkdirSync(saveIn, { recursive: true })
      copyFileSync(path.join(folder, 'input'), file)
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
    if (only && line.number > first) end()
    if (isOver) continue
    if (line.reader) [current, since] = [line, Date.now()]
    else if (line.found) report(line.found)
    else if (++reads && (line.cpuMs ?? 0) > CPU_LIMIT_MS) report(`takes ${line.cpuMs} ms`)
  }
  const how = await exited
  clearInterval(watch)
  if (!isOver && current.reader) report(`ends the process: ${how} ${complaint}`)
  rmSync(folder, { recursive: true, force: true })
  return { last: current.number, reads, complaint: `${how} ${complaint}` }
}
