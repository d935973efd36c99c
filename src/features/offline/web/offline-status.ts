import { createStore } from '#web/external-store.ts'
import { bytesOf, readIndex } from './offline-index.ts'
import type { OfflineProgress, Shortage } from './update-offline-photos.ts'

export type OfflineStatus = Partial<OfflineProgress> & { isSaving: boolean; shortage?: Shortage | undefined }

/** What's saved on this device, and whether photos are being saved right now in this tab. */
export const offlineStatus = createStore<OfflineStatus>({ isSaving: false })

export function changeStatus(change: Partial<OfflineStatus>): void {
  offlineStatus.set({ ...offlineStatus.get(), ...change })
}

/** Reads what an earlier visit saved. */
export async function readStatus(user_id: string): Promise<void> {
  const index = await readIndex(user_id)
  if (offlineStatus.get().isSaving) return
  changeStatus({ saved: index?.photos.length ?? 0, bytes: index ? bytesOf(index) : 0 })
}
