type Use = 'file' | 'rendering' | 'alone'

/**
 * Slots are given in the order in which they were asked for, so that a file that must be decoded alone gets its turn. A
 * rendering lasts for hours, and nothing waits for its end.
 */
export function openDecoderSlots(total: number): (use?: Use) => Promise<() => void> {
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

  return (use = 'file') =>
    new Promise((start) => {
      waiting.push({ use, start })
      startNext()
    })
}
