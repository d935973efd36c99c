import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'

/** What other features do when uploads become photos; `app` provides it. */
export type UploadHooks = {
  /** Shows newly added photos. */
  showAdded(cache: QueryClient, family_id: string, count: number): Promise<void>
  filenameOf(cache: QueryClient, family_id: string, photo_id: string): Promise<string>
  /** Chooses an album for uploaded photos. */
  addToAlbum(asked: { family_id: string; photo_ids: string[]; onClose: () => void }): ReactNode
}

export const UploadHooksContext = createContext<UploadHooks>({
  showAdded: async () => {},
  filenameOf: async () => '',
  addToAlbum: () => null,
})
