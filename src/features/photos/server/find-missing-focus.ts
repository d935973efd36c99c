import { rm } from 'node:fs/promises'
import path from 'node:path'
import { measurePhoto, type MeasureParts } from '#features/media/server/measure-photo.ts'
import type { Db } from '#server/db/database.ts'
import { saveFocus, selectWithoutFocus } from './missing-focus.queries.ts'

type Parts = MeasureParts & { db: Db }

const AT_ONCE = 100
/** The next run continues where this one stops. */
const RUN_MS = 50_000
/** For images that can't be measured. Crops assume the middle anyway. */
const MIDDLE = { focus_x: 0.5, focus_y: 0.5 }

/** Measures where crops are centered, for photos that were added before it was measured along with the derivatives. */
export async function findMissingFocus(parts: Parts): Promise<void> {
  const folder = await parts.media.makeFolder()
  const until = Date.now() + RUN_MS
  try {
    for (;;) {
      const photos = await selectWithoutFocus(parts.db, AT_ONCE)
      for (const photo of photos) {
        const { focus_x, focus_y } = (await measurePhoto(photo, path.join(folder, 'small'), parts)) ?? MIDDLE
        await saveFocus(parts.db, photo, { focus_x, focus_y })
        if (Date.now() > until) return
      }
      if (photos.length < AT_ONCE) return
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
