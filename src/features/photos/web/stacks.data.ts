import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ResultOf, SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { stacksContract as stacksContractType } from '../stacks.contract.ts'
import { photoKeys } from './photos.data.ts'

const stacksContract = operationsOf<typeof stacksContractType>()

type Stacked = Omit<SentOf<typeof stacksContract.stackPhotos>, 'family_id'>
export type Unstacked = ResultOf<typeof stacksContract.unstackPhotos>['stacks']

/** The photos of the stack that a photo is in. */
export function stackOptions(family_id: string, photo_id: string | undefined) {
  return queryOptions({
    queryKey: [...photoKeys.photo(family_id, photo_id), 'stack'],
    queryFn: photo_id ? ({ signal }) => call(stacksContract.getStack, { family_id, photo_id }, { signal }) : skipToken,
  })
}

export async function stackPhotos(family_id: string, stack: Stacked): Promise<string[]> {
  return (await call(stacksContract.stackPhotos, { family_id, ...stack })).photo_ids
}

/** Returns what to stack again to undo it. */
export async function unstackPhotos(family_id: string, photo_ids: string[]): Promise<Unstacked> {
  return (await call(stacksContract.unstackPhotos, { family_id, photo_ids })).stacks
}
