import { DecodersBusy } from './decoder-failed.ts'

type Use = 'file' | 'rendering' | 'alone'

export type DecoderWish = {
  use?: Use
  /** Fairness key, usually the family. */
  share?: string | undefined
}

type Waiting = { use: Use; share: string; start(release: () => void): void }

/**
 * Slots for decoding: `each` for one share, plus one that only a share without any can take, so that one family's slow files
 * don't block all others. Shares with fewer slots go first, then first come, first served. At most one file overtakes one that
 * must be decoded alone. Nothing waits for renderings, which take hours.
 * @throws DecodersBusy (from the returned function) after `waitLimitMs`
 */
export function openDecoderSlots(each: number, waitLimitMs?: number): (wish?: DecoderWish) => Promise<() => void> {
  const total = each + 1
  const waiting: Waiting[] = []
  const held = new Map<string, number>()
  let free = total
  let renderings = 0
  let overtaking = 0

  const heldBy = (share: string) => held.get(share) ?? 0
  const needed = (use: Use) => (use === 'alone' ? Math.max(1, each - renderings) : 1)

  function canStart({ use, share }: Waiting, isOvertaking: boolean): boolean {
    if (isOvertaking && (overtaking > 0 || heldBy(share) > 0)) return false
    const left = heldBy(share) > 0 ? 1 : 0
    return needed(use) + left <= free
  }

  function next(): { one: Waiting; isOvertaking: boolean } | undefined {
    const alone = waiting.findIndex(({ use }) => use === 'alone')
    const candidates = waiting.map((one, at) => ({ one, isOvertaking: alone >= 0 && at > alone }))
    return candidates
      .filter(({ one, isOvertaking }) => canStart(one, isOvertaking))
      .toSorted(
        (a, b) => Number(a.isOvertaking) - Number(b.isOvertaking) || heldBy(a.one.share) - heldBy(b.one.share),
      )[0]
  }

  function startNext() {
    for (let found = next(); found; found = next()) {
      const { one, isOvertaking } = found
      const { use, share } = one
      waiting.splice(waiting.indexOf(one), 1)
      const taken = needed(use)
      const change = (by: 1 | -1) => {
        free -= by * taken
        held.set(share, heldBy(share) + by * taken)
        if (held.get(share) === 0) held.delete(share)
        if (use === 'rendering') renderings += by
        if (isOvertaking) overtaking += by
      }
      change(1)
      one.start(() => {
        change(-1)
        startNext()
      })
    }
  }

  return ({ use = 'file', share = use } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const request = { use, share, start: resolve }
    waiting.push(request)
    startNext()
    if (waitLimitMs === undefined || !waiting.includes(request)) return promise
    const timeout = setTimeout(() => {
      const at = waiting.indexOf(request)
      if (at < 0) return
      waiting.splice(at, 1)
      reject(new DecodersBusy('every decoder is busy'))
      startNext()
    }, waitLimitMs)
    return promise.finally(() => clearTimeout(timeout))
  }
}
