import { DecodersBusy } from './decoder-failed.ts'

type Use = 'file' | 'rendering' | 'alone'

/**
 * Slots are given in the order in which they were asked for, so that a file that must be decoded alone gets its turn. A
 * rendering lasts for hours, and nothing waits for its end.
 * @throws DecodersBusy (from the function returned) after `waitLimitMs`
 */
export function openDecoderSlots(total: number, waitLimitMs?: number): (use?: Use) => Promise<() => void> {
  const waiting: { use: Use; start(release: () => void): void }[] = []
  let free = total
  let renderings = 0

  const needed = (use: Use) => (use === 'alone' ? Math.max(1, total - renderings) : 1)

  function startNext() {
    for (let next = waiting[0]; next && needed(next.use) <= free; next = waiting[0]) {
      waiting.shift()
      const { use } = next
      const taken = needed(use)
      free -= taken
      if (use === 'rendering') renderings += 1
      next.start(() => {
        free += taken
        if (use === 'rendering') renderings -= 1
        startNext()
      })
    }
  }

  return (use = 'file') => {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const request = { use, start: resolve }
    waiting.push(request)
    startNext()
    if (waitLimitMs === undefined || !waiting.includes(request)) return promise
    const giveUp = setTimeout(() => {
      const at = waiting.indexOf(request)
      if (at < 0) return
      waiting.splice(at, 1)
      reject(new DecodersBusy('every decoder is busy'))
      startNext()
    }, waitLimitMs)
    return promise.finally(() => clearTimeout(giveUp))
  }
}
