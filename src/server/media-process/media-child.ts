import { readdirSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import os from 'node:os'
import { cutPrint } from './cut-print.ts'
import { cutSquare } from './cut-square.ts'
import { inspectFile } from './inspect-file.ts'
import { measureLook } from './measure-look.ts'
import { isOutOfMemory, Refusal } from './refusal.ts'
import type { ChildMessage, MediaJob } from './media-job.ts'

/** Lower priority than page requests. With more, a busy machine would exceed photos' time limits. */
const NICENESS = 3

// Page requests come first, and the OOM killer should pick this process before the database.
os.setPriority(NICENESS)
try {
  writeFileSync('/proc/self/oom_score_adj', '500')
  // On Linux, priority is per thread. Threads for decoding are started by these and inherit it.
  for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), NICENESS)
} catch {
  // not Linux
}

/** Without its parent, no one waits for the result. This process leads its group, which includes ffmpeg. */
process.on('disconnect', () => {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } finally {
    process.kill(process.pid, 'SIGKILL')
    // The first process of a sandbox can't kill itself. The others end with it.
    process.exit()
  }
})

process.on('message', async (job: MediaJob) => {
  try {
    if ('cut' in job) {
      await cutSquare(job.cut)
      reply({ done: true })
    } else if ('print' in job) {
      await cutPrint(job.print)
      reply({ done: true })
    } else if ('measured' in job) reply({ look: await measureLook(job.measured) })
    else if ('video' in job) {
      const { renderVideo } = await import('./render-video.ts')
      await renderVideo(job.video)
      reply({ done: true })
    } else if ('film' in job) {
      const { renderFilm } = await import('./film/render-film.ts')
      await renderFilm(job.film, (frames) => reply({ frames }))
      reply({ done: true })
    } else if ('audio' in job) {
      const { extractAudio } = await import('./extract-audio.ts')
      reply({ audio: (await extractAudio(job.audio)) ?? null })
    } else if ('probe' in job) {
      const { probeSandbox } = await import('./probe-sandbox.ts')
      reply({ reached: await probeSandbox(job.probe) })
    } else {
      const onMetadataRead = () => reply({ metadata_read: true })
      reply({ report: await inspectFile({ ...job, onMetadataRead }) })
    }
  } catch (error) {
    if (error instanceof Refusal) reply({ report: { ok: false, reason: error.reason, detail: error.message } })
    else
      reply({
        failure: isOutOfMemory(error) ? 'out_of_memory' : 'fault',
        detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
  }
  // So the next decoder finds what was compiled for this one.
  flushCompileCache()
})

function reply(message: ChildMessage) {
  if (process.connected) process.send?.(message)
}

reply({ ready: true })
// Node writes its compile cache on exit, but this process is always killed.
flushCompileCache()
