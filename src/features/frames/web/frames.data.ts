import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { framesContract } from '../frames.contract.ts'

const contract = operationsOf<typeof framesContract>()

export function framesOptions(family_id: string) {
  return queryOptions({
    queryKey: ['frames', family_id],
    queryFn: ({ signal }) => call(contract.listFrames, { family_id }, { signal }),
    select: (answer) => answer.frames,
  })
}

export type SentSettings = Omit<SentOf<typeof contract.addFrameFeed>, 'family_id'>

export function useAddFrame(family_id: string) {
  const onSuccess = useRefreshFrames(family_id)
  return useMutation({
    mutationFn: (frame: SentSettings & { code: string }) => call(contract.addFrame, { family_id, ...frame }),
    onSuccess,
  })
}

export function useAddFrameFeed(family_id: string) {
  const onSuccess = useRefreshFrames(family_id)
  return useMutation({
    mutationFn: (settings: SentSettings) => call(contract.addFrameFeed, { family_id, ...settings }),
    onSuccess,
  })
}

export function useUpdateFrame(family_id: string) {
  const onSettled = useRefreshFrames(family_id)
  return useMutation({
    mutationFn: (frame: SentSettings & { frame_id: string }) => call(contract.updateFrame, { family_id, ...frame }),
    onSettled,
  })
}

export function useRemoveFrame(family_id: string) {
  const onSettled = useRefreshFrames(family_id)
  return useMutation({
    mutationFn: (frame_id: string) => call(contract.removeFrame, { family_id, frame_id }),
    onSettled,
  })
}

function useRefreshFrames(family_id: string) {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: framesOptions(family_id).queryKey })
}
