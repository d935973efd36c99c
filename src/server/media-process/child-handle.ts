import { fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ChildMessage, MediaJob } from './media-job.ts'
import type { Look } from './measure-look.ts'
import type { MediaReport } from './media-report.ts'
import { watchMemory } from './memory-watch.ts'

/** How a job ended: with a report, by a fault of ours, or with the child's end that nobody here brought about. */
export type Outcome =
  | { report: MediaReport }
  | { done: true }
  | { look: Look }
  | { fault: string }
  | { crash: string; started: boolean }

export type ChildHandle = {
  readonly alive: boolean
  /** One job at a time. A job beyond its limits ends with the child, and the file is refused. */
  ask(job: MediaJob, timeLimitMs: number): Promise<Outcome>
  /** An idle child keeps nobody's process from ending. */
  rest(): void
  end(): Promise<void>
}

const program = fileURLToPath(new URL('./media-child.ts', import.meta.url))
const COMPLAINT_MAX_LENGTH = 2000

/** Starts a child that decodes. It is given no secrets, and ends when this process does. */
export function startChild(): ChildHandle {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = fork(program, [], {
    detached: true, // leads its own group, so that ffmpeg ends with it
    execArgv: [],
    // Two arenas: with more, glibc keeps a large picture's memory in each.
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let alive = true
  let ready = false
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-COMPLAINT_MAX_LENGTH)))
  const exited = new Promise<string>((resolve) => {
    const gone = (how: string) => {
      alive = false
      resolve(`${how} ${complaint}`.trim())
    }
    child.on('error', (error) => gone(error.message))
    child.on('exit', (code, signal) => gone(signal ?? `exit ${code}`))
  })
  const started = new Promise<void>((resolve) => {
    child.once('message', () => {
      ready = true
      resolve()
    })
  })

  function kill() {
    try {
      if (alive && child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
  }

  async function answer(job: MediaJob): Promise<Outcome> {
    const message = new Promise<ChildMessage>((resolve) =>
      child.once('message', (said) => resolve(said as ChildMessage)),
    )
    child.send(job, () => {})
    const said = await Promise.race([message, exited])
    if (typeof said === 'string') return { crash: said, started: true }
    return 'ready' in said ? { fault: 'answered out of turn' } : said
  }

  return {
    get alive() {
      return alive
    },
    async ask(job, timeLimitMs) {
      hold(true)
      const ended = await Promise.race([started, exited])
      if (!ready || !child.pid) return { crash: `${ended}`, started: false }
      let limit: 'too_slow' | 'too_large' | undefined
      const exceed = (which: 'too_slow' | 'too_large') => {
        limit = which
        kill()
      }
      const timer = setTimeout(exceed, timeLimitMs, 'too_slow')
      const stopWatching = watchMemory(child.pid, job.memoryLimitBytes, () => exceed('too_large'))
      const outcome = await answer(job)
      clearTimeout(timer)
      stopWatching()
      return 'crash' in outcome && limit
        ? { report: { ok: false, reason: limit, detail: 'limit of time or memory' } }
        : outcome
    },
    rest: () => hold(false),
    async end() {
      hold(true)
      kill()
      await exited
    },
  }

  function hold(busy: boolean) {
    for (const handle of [child, child.channel, child.stderr as Socket | null]) {
      if (busy) handle?.ref()
      else handle?.unref()
    }
  }
}
