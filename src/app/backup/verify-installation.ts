import { openDatabase } from '#server/db/database.ts'
import { verifyOriginal } from '#server/scrub/scrub-originals.ts'
import { recordFinding, selectStoredOriginals } from '#server/scrub/scrub.queries.ts'
import type { Installation } from './reach-installation.ts'

const PAGE = 500

/** Reads every original of this instance now, which the nightly check spreads over weeks, and records the result. */
export async function verifyInstallation(
  { ownerUrl, store, secret }: Pick<Installation, 'ownerUrl' | 'store'> & { secret: string },
  onProgress?: (originals: number) => void,
) {
  const db = openDatabase(ownerUrl, secret)
  const report = { originals: 0, bytes: 0, missing: [] as string[], changed: [] as string[] }
  try {
    for (let after = ''; ;) {
      const page = await selectStoredOriginals(db.worker, after, PAGE)
      for (const original of page) {
        const finding = await verifyOriginal(store, original)
        if (finding !== 'whole') report[finding].push(original.storage_path)
        await recordFinding(db.worker, original, finding)
        report.bytes += original.bytes
        report.originals++
        onProgress?.(report.originals)
      }
      const last = page.at(-1)
      if (!last || page.length < PAGE) return report
      after = last.storage_path
    }
  } finally {
    await db.close()
  }
}
