import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** What features above know of the photos that uploads became; `app` fills it in. */
export type UploadHooks = {
  /** Shows photos that have just been added. */
  showAdded(cache: QueryClient, family_id: string, count: number): Promise<void>
  filenameOf(cache: QueryClient, family_id: string, photo_id: string): Promise<string>
}

export const UploadHooksContext = createContext<UploadHooks>({ showAdded: async () => {}, filenameOf: async () => '' })
