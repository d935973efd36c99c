import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { OFFLINE_PHOTOS } from '#web/browser-caches.ts'
import type { OfflineChoice } from './offline-choice.ts'

/** What public/offline-photos.js shows of a photo. */
export type OfflinePhoto = Pick<
  PhotoListed,
  'id' | 'kind' | 'width' | 'height' | 'description' | 'is_favorite' | 'sort_at'
> & {
  /** Paths in the cache, the same for each visit. */
  small: string
  large: string
  /** As much of its date as is known, in the user's language. */
  date: string
  alt: string
  people: string[]
  bytes: number
  /** When its people were read. */
  read_at: number
}

export type OfflineAlbum = { album_id: string; family_id: string; title: string; photo_ids: string[] }

export type OfflineIndex = {
  choice: OfflineChoice
  updated_at: number
  /** False while photos are being saved, and if the connection broke: the next start continues. */
  is_complete: boolean
  albums: OfflineAlbum[]
  photos: OfflinePhoto[]
}

export const INDEX_PATH = '/offline-photos.json'

export function isOfflineSupported(): boolean {
  // Only over HTTPS.
  return 'caches' in globalThis && 'serviceWorker' in navigator
}

/** A user's saved photos, undefined if there are none. Doesn't create the cache. */
export async function readIndex(user_id: string): Promise<OfflineIndex | undefined> {
  const found = await caches.match(INDEX_PATH, { cacheName: OFFLINE_PHOTOS })
  const index = (await found?.json()) as OfflineIndex | undefined
  return index?.choice.user_id === user_id ? index : undefined
}

/** A signed URL without its expiry and signature, by which the service worker finds it (NAME in public/service-worker.js). */
export function stablePath(signed_url: string): string {
  return signed_url.replace(/(&d=0)&.*$/, '$1')
}

export function bytesOf({ photos }: OfflineIndex): number {
  return photos.reduce((sum, { bytes }) => sum + bytes, 0)
}
