// Loaded before a program by its launcher, which holds the other end of the pipe: when the launcher ends, even by kill -9, the
// pipe closes and the program stops as if asked to.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const lifeline = process.env.HEARTHBOOK_LIFELINE
if (isMainThread && lifeline) {
  // Threads and forked processes also load this file, but must not use the pipe.
  delete process.env.HEARTHBOOK_LIFELINE
  const [fd, gracePeriodMs] = lifeline.split(' ').map(Number)
  const line = new Socket({ fd, readable: true, writable: false })
  line.on('error', () => {})
  line.once('close', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), gracePeriodMs).unref()
  })
  line.resume()
  line.unref()
}
