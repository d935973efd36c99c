import { useQueryClient } from '@tanstack/react-query'
import { STACK_MAX } from '#features/photos/photos.rules.ts'
import { refreshChangedPhotos } from '#features/photos/web/refresh-changed-photos.ts'
import { stackPhotos, unstackPhotos, type Unstacked } from '#features/photos/web/stacks.data.ts'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'

/** Stacks and unstacks photos, each with an Undo. */
export function useStacking(family_id: string) {
  const t = useText('photoTools.stacks')
  const select = useText('photoTools.select')
  const say = useProblemText()
  const cache = useQueryClient()

  function reasonOf(error: unknown): string {
    if (!(error instanceof ApiProblem)) return say(error)
    if (error.code === 'forbidden') return t('reasons.forbidden')
    const reason = error.fields['photo_ids']
    if (reason === 'stack_mixed') return t('reasons.stack_mixed')
    return reason === 'stack_too_large' ? t('reasons.stack_too_large', { most: STACK_MAX }) : say(error)
  }

  async function run(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      toast({ kind: 'error', title: t('failed'), description: reasonOf(error) })
    } finally {
      refreshChangedPhotos(cache, family_id)
    }
  }

  const undo = (work: () => Promise<unknown>) => ({
    action: {
      label: select('undo'),
      onClick: () =>
        void run(async () => {
          await work()
          toast({ title: select('undone') })
        }),
    },
  })
  const stackAgain = async (stacks: Unstacked) => {
    for (const stack of stacks) await stackPhotos(family_id, stack)
  }

  return {
    /** `isUndoable`: none of them is in a stack, which undoing would separate too. */
    stack: (photo_ids: string[], isUndoable: boolean) =>
      run(async () => {
        const stacked = await stackPhotos(family_id, { photo_ids })
        toast({
          title: t('stacked', { count: stacked.length }),
          ...(isUndoable && undo(() => unstackPhotos(family_id, stacked))),
        })
      }),
    unstack: (photo_ids: string[]) =>
      run(async () => {
        const stacks = await unstackPhotos(family_id, photo_ids)
        toast({ title: t('unstacked', { count: stacks.length }), ...undo(() => stackAgain(stacks)) })
      }),
    /** Puts one photo of a stack on top. */
    putOnTop: (top_photo_id: string, photo_ids: string[]) =>
      run(async () => {
        await stackPhotos(family_id, { photo_ids, top_photo_id })
        toast({ title: t('isOnTop') })
      }),
  }
}
