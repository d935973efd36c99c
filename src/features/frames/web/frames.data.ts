import { queryOptions } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
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
  return useChange(framesOptions(family_id), (frame: SentSettings & { code: string }) =>
    call(contract.addFrame, { family_id, ...frame }),
  )
}

export function useAddFrameFeed(family_id: string) {
  return useChange(framesOptions(family_id), (settings: SentSettings) =>
    call(contract.addFrameFeed, { family_id, ...settings }),
  )
}

export function useUpdateFrame(family_id: string) {
  return useChange(framesOptions(family_id), (frame: SentSettings & { frame_id: string }) =>
    call(contract.updateFrame, { family_id, ...frame }),
  )
}

export function useRemoveFrame(family_id: string) {
  return useChange(framesOptions(family_id), (frame_id: string) => call(contract.removeFrame, { family_id, frame_id }))
}
