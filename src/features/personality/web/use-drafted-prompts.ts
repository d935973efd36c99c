import { useEffect, useState } from 'react'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import { draftedPrompts } from './capture/drafts.ts'

/** The child's questions with a recording that the current user hasn't saved. */
export function useDraftedPrompts(child_id: string): ReadonlySet<string | undefined> {
  const user_id = useUploading()?.user_id
  const [drafted, setDrafted] = useState<ReadonlySet<string | undefined>>(new Set())
  useEffect(() => {
    if (user_id) void draftedPrompts(user_id, child_id).then(setDrafted)
  }, [user_id, child_id])
  return drafted
}
