import { Resolver } from 'node:dns/promises'
import { Problem } from '#shared/problems.ts'

/** The TXT records of a name; none is an answer too. @throws Problem unavailable where nobody answers */
export type ResolveTxt = (name: string) => Promise<string[]>

const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA', 'NOTFOUND', 'NODATA'])

/** Asks the name servers of this machine. */
export function openTxtResolver(): ResolveTxt {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw new Problem('unavailable')
    }
  }
}
