import { readdirSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import os from 'node:os'
import { cutPrint } from './cut-print.ts'
import { cutSquare } from './cut-square.ts'
import { inspectFile } from './inspect-file.ts'
import { measureLook } from './measure-look.ts'
import { isOutOfMemory, Refusal } from './refusal.ts'
import type { ChildMessage, MediaJob } from './media-job.ts'

/** Enough to give way to a page; more, and a busy machine would starve a photo beyond its time. */
const NICENESS = 3

// The page that somebody is looking at comes first, and when memory runs out this process goes before the database.
os.setPriority(NICENESS)
try {
  writeFileSync('/proc/self/oom_score_adj', '500')
  // Linux counts each thread by itself; those that decode are begun by these.
  for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), NICENESS)
} catch {
  // not Linux
}

/** Without its parent nobody waits for the answer. This process leads a group, which ffmpeg is in. */
process.on('disconnect', () => {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } finally {
    process.kill(process.pid, 'SIGKILL')
    // The first process of a sandbox can't kill itself; the others end with it.
    process.exit()
  }
})

process.on('message', async (job: MediaJob) => {
  try {
    if ('cut' in job) {
      await cutSquare(job.cut)
      tell({ done: true })
    } else if ('print' in job) {
      await cutPrint(job.print)
      tell({ done: true })
    } else if ('measured' in job) tell({ look: await measureLook(job.measured) })
    else if ('film' in job) {
      const { renderFilm } = await import('./render-film.ts')
      await renderFilm(job.film)
      tell({ done: true })
    } else if ('sound' in job) {
      const { extractSound } = await import('./extract-sound.ts')
      tell({ sound: (await extractSound(job.sound)) ?? null })
    } else if ('probe' in job) {
      const { probeSandbox } = await import('./probe-sandbox.ts')
      tell({ reached: await probeSandbox(job.probe) })
    } else {
      const onMetadataRead = () => tell({ metadata_read: true })
      tell({ report: await inspectFile({ ...job, onMetadataRead }) })
    }
  } catch (error) {
    if (error instanceof Refusal) tell({ report: { ok: false, reason: error.reason, detail: error.message } })
    else
      tell({
        failure: isOutOfMemory(error) ? 'out_of_memory' : 'fault',
        detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
  }
  // So that the next child that needs it has what was loaded for this.
  flushCompileCache()
})

function tell(message: ChildMessage) {
  if (process.connected) process.send?.(message)
}

tell({ ready: true })
// Node would keep what it compiled when a program ends by itself, and this one is always killed.
flushCompileCache()
