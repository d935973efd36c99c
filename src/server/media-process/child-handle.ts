import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { childEnv } from '../child-env.ts'
import type { DecoderFailure } from './decoder-failed.ts'
import type { ChildMessage, Interim, MediaJob, Outcome } from './media-job.ts'
import { watchMemory } from './memory-watch.ts'
import { INFO_FD, type Sandbox } from './sandbox.ts'

/** `metadataMs` limits the time before decoding pixels; only inspections have it. */
export type TimeLimits = { jobMs: number; metadataMs?: number }

export type ChildHandle = {
  readonly alive: boolean
  /** Runs one job at a time. A job that exceeds its limits is killed with the child, which says nothing about the file. */
  ask(job: MediaJob, limits: TimeLimits, onFrames?: (frames: number) => void): Promise<Outcome>
  /** Lets the process exit while the child is idle. */
  rest(): void
  end(): Promise<void>
}

const program = fileURLToPath(new URL('./media-child.ts', import.meta.url))
const ERROR_MAX_LENGTH = 2000

const MB = 1024 ** 2
/**
 * Settings of glibc. It would give a photo's pixels back to the system after each step, and a fresh page costs more than a warm
 * one: that was 7% of a photo's CPU time. With more than one arena, it keeps the memory of a large photo in each. Huge pages, and
 * no fast bins to merge whenever pixels are freed, save another 2%.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * MB),
  MALLOC_TRIM_THRESHOLD_: String(64 * MB),
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1:glibc.malloc.mxfast=0',
}

/** V8's default of 16 MB, in three parts, would fill over a thousand photos, and a photo leaves little garbage. Saves 120 MB per child. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=4'

/** `work` is for temporary files. */
type Surroundings = { sandbox?: Sandbox | undefined; work?: string }

/** Starts a decoder process. It gets no secrets, and ends with this process. */
export function startChild({ sandbox, work }: Surroundings = {}, { warm = false } = {}): ChildHandle {
  const { NODE_COMPILE_CACHE } = process.env
  const argv = [process.execPath, SMALL_YOUNG_GENERATION, program] as const
  const [command, ...args] = sandbox ? sandbox.argvOf([...argv], warm) : argv
  const child = spawn(command, args, {
    detached: true, // leads its own group, so that ffmpeg ends with it
    env: { ...childEnv(), ...MALLOC, NODE_COMPILE_CACHE, ...(work && { TMPDIR: work }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', sandbox ? 'pipe' : 'ignore'],
  })
  const info = child.stdio[INFO_FD] as Socket | null
  let bwrapInfo = ''
  info?.unref().on('data', (text: Buffer) => (bwrapInfo += text.toString()))
  /** In a sandbox, `child` is bwrap. */
  const decoderPid = () => (sandbox ? Number(/"child-pid": (\d+)/.exec(bwrapInfo)?.[1] ?? 0) : child.pid)
  let alive = true
  let ready = false
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-ERROR_MAX_LENGTH)))
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

  async function answer(job: MediaJob, onInterim: (said: Interim) => void): Promise<Outcome> {
    let listen = (_said: unknown) => {}
    const message = new Promise<Exclude<ChildMessage, Interim>>((resolve) => {
      listen = (said) => {
        const received = said as ChildMessage
        if ('metadata_read' in received || 'frames' in received) onInterim(received)
        else resolve(received)
      }
    })
    child.on('message', listen)
    child.send(job, () => {})
    const said = await Promise.race([message, exited])
    child.off('message', listen)
    if (typeof said === 'string') return { failure: 'crashed', detail: said }
    return 'ready' in said ? { failure: 'fault', detail: 'answered out of turn' } : said
  }

  return {
    get alive() {
      return alive
    },
    async ask(job, { jobMs, metadataMs }, onFrames) {
      hold(true)
      const ended = await Promise.race([started, exited])
      if (!ready) return { failure: 'crashed', detail: `the decoder does not start: ${ended}` }
      let exceeded: DecoderFailure | undefined
      const exceed = (which: DecoderFailure) => {
        exceeded = which
        kill()
      }
      const timer = setTimeout(exceed, jobMs, 'timed_out')
      const metadataTimer = metadataMs === undefined ? undefined : setTimeout(exceed, metadataMs, 'timed_out')
      const stopWatching = watchMemory(decoderPid() ?? 0, job.memoryLimitBytes, () => exceed('out_of_memory'), {
        withChildren: sandbox?.hasProc === false,
      })
      const outcome = await answer(job, (said) => {
        if ('frames' in said) onFrames?.(said.frames)
        else clearTimeout(metadataTimer)
      })
      clearTimeout(timer)
      clearTimeout(metadataTimer)
      stopWatching()
      return 'failure' in outcome && exceeded ? { ...outcome, failure: exceeded } : outcome
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
