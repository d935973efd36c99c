import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { refreshPeople } from '#features/people/web/people.data.ts'
import type { peopleContract as peopleContractType } from '#features/people/people.contract.ts'
import { personalityKeys } from '#features/personality/web/personality.data.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { growingUpContract } from '../growing-up.contract.ts'
import type { Ages } from '../growing-up.rules.ts'

const contract = operationsOf<typeof growingUpContract>()
const peopleContract = operationsOf<typeof peopleContractType>()

export type Chosen = { photo_id: string } | { response_id: string }
export type { Flag, GrowingUp, Item } from '../growing-up.contract.ts'

/** Nested under the family's people, so that a change of a person invalidates them. */
const key = (family_id: string, ...more: unknown[]) => ['people', family_id, 'growing-up', ...more]

export const agesOptions = (family_id: string) =>
  queryOptions({
    queryKey: key(family_id, 'ages'),
    queryFn: ({ signal }) => call(contract.getGrowingAges, { family_id }, { signal }),
  })

export const growingUpOptions = (family_id: string, person_id: string) =>
  queryOptions({
    queryKey: key(family_id, 'of', person_id),
    queryFn: ({ signal }) => call(contract.getGrowingUp, { family_id, person_id }, { signal }),
  })

export const hiddenOptions = (family_id: string) =>
  queryOptions({
    queryKey: key(family_id, 'hidden'),
    queryFn: ({ signal }) => call(contract.listHidden, { family_id }, { signal }),
    select: ({ items }) => items,
  })

export const choicesOptions = (family_id: string, chosen: Chosen) =>
  queryOptions({
    queryKey: key(family_id, 'choices', chosen),
    queryFn: ({ signal }) => call(contract.getChoices, { family_id, ...chosen }, { signal }),
  })

function refresh(cache: QueryClient, family_id: string) {
  refreshPeople(cache, family_id)
  void cache.invalidateQueries({ queryKey: photoKeys.family(family_id) })
  void cache.invalidateQueries({ queryKey: personalityKeys.family(family_id) })
}

function useGrowingUpChange<Given>(family_id: string, mutationFn: (given: Given) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => refresh(cache, family_id) })
}

export const useFlag = (family_id: string) =>
  useGrowingUpChange(family_id, (chosen: Chosen) => call(contract.addFlag, { family_id, ...chosen }))
export const useDeleteFlag = (family_id: string) =>
  useGrowingUpChange(family_id, (flag_id: string) => call(contract.deleteFlag, { family_id, flag_id }))
export const useSettleFlag = (family_id: string) =>
  useGrowingUpChange(family_id, (flag_id: string) => call(contract.settleFlag, { family_id, flag_id }))
export const useHide = (family_id: string) =>
  useGrowingUpChange(family_id, (chosen: Chosen) => call(contract.hideItem, { family_id, ...chosen }))
export const useShow = (family_id: string) =>
  useGrowingUpChange(family_id, (item_id: string) => call(contract.showItem, { family_id, item_id }))
export const useSaveAges = (family_id: string) =>
  useGrowingUpChange(family_id, (ages: Ages) => call(contract.saveGrowingAges, { family_id, ...ages }))
export const useOwnProfile = (family_id: string, person_id: string) =>
  useGrowingUpChange(family_id, () => call(peopleContract.ownProfile, { family_id, person_id }))
export const useEditOwnProfile = (family_id: string, person_id: string) =>
  useGrowingUpChange(family_id, (names: { first_name: string; last_name: string; also_known_as: string[] }) =>
    call(peopleContract.editOwnProfile, { family_id, person_id, ...names }),
  )
