import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { prefetched } from '#web/lazy-component.ts'
import type { Uploading } from './upload-residue.ts'
import { UploadHooksContext } from './upload-hooks.ts'

/** Photos that are chosen without a network are kept, and sent later. */
const uploads = prefetched(() => import('./uploads.ts'))

/** Who's uploading; undefined until the current user is loaded. */
export function useUploading(): Uploading | undefined {
  const cache = useQueryClient()
  const hooks = useContext(UploadHooksContext)
  const user_id = useQuery(sessionOptions).data?.user?.id
  return user_id ? { user_id, cache, hooks } : undefined
}

/** Returns a function that queues files for a family. */
export function useAddFiles(family_id: string): (files: File[]) => void {
  const who = useUploading()
  return (files) => {
    if (who) void uploads().then(({ addFiles }) => addFiles(files, family_id, who))
  }
}
