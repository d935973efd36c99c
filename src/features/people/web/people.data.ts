import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { familyKeys } from '#features/families/web/families.data.ts'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import type { Child, childrenContract as childrenContractType } from '../children.contract.ts'
import type { Person, peopleContract as peopleContractType } from '../people.contract.ts'

const childrenContract = operationsOf<typeof childrenContractType>()
const peopleContract = operationsOf<typeof peopleContractType>()

export const peopleKeys = {
  family: (family_id: string) => ['people', family_id] as const,
  list: (family_id: string) => ['people', family_id, 'list'] as const,
  removed: (family_id: string) => ['people', family_id, 'removed'] as const,
  one: (family_id: string, person_id: string) => ['people', family_id, 'one', person_id] as const,
}

/** Polling interval while an avatar is created, which takes about a second. A push event may not reach this browser. */
const PENDING_MS = 800

/** A family's people, children first, and how they are related. */
export function peopleOptions(family_id: string) {
  return queryOptions({
    queryKey: peopleKeys.list(family_id),
    queryFn: ({ signal }) => call(peopleContract.listPeople, { family_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.people.some((person) => person.avatar_pending) ? PENDING_MS : false),
  })
}

/** A family's children by first name. */
export function childrenOptions(family_id: string) {
  return queryOptions({ ...peopleOptions(family_id), select: ({ people }) => people.filter(isChild) })
}

function isChild(person: Person): person is Child {
  return person.kind === 'child'
}

/** A person with what's linked to them. */
export function personOptions(family_id: string, person_id: string) {
  return queryOptions({
    queryKey: peopleKeys.one(family_id, person_id),
    queryFn: ({ signal }) => call(peopleContract.getPerson, { family_id, person_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.avatar_pending ? PENDING_MS : false),
  })
}

/** Invalidates every query about a family's people. */
export function refreshPeople(cache: QueryClient, family_id: string): void {
  void cache.invalidateQueries({ queryKey: peopleKeys.family(family_id) })
  void cache.invalidateQueries({ queryKey: familyKeys.one(family_id) })
}

export function useAddChild(family_id: string) {
  const cache = useQueryClient()
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (child: Omit<SentOf<typeof childrenContract.addChild>, 'family_id' | 'once'>) =>
      call(childrenContract.addChild, { family_id, once: key.of(child), ...child }),
    onSuccess() {
      key.answered()
      refreshPeople(cache, family_id)
    },
  })
}

/** Adds an adult or a pet. */
export function useAddPerson(family_id: string) {
  const cache = useQueryClient()
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (person: Omit<SentOf<typeof peopleContract.addPerson>, 'family_id' | 'once'>) =>
      call(peopleContract.addPerson, { family_id, once: key.of(person), ...person }),
    onSuccess() {
      key.answered()
      refreshPeople(cache, family_id)
    },
  })
}

/** A change of people. If it fails, they're loaded again too, for someone else's change. */
function usePeopleChange<T, Given>(family_id: string, mutationFn: (given: Given) => Promise<T>) {
  const cache = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => refreshPeople(cache, family_id) })
}

export type PersonChange = Omit<SentOf<typeof peopleContract.editPerson>, 'family_id' | 'person_id'>

export function useEditPerson(family_id: string, person_id: string) {
  return usePeopleChange(family_id, (change: PersonChange) =>
    call(peopleContract.editPerson, { family_id, person_id, ...change }),
  )
}

export type Relatives = Omit<SentOf<typeof peopleContract.setRelatives>, 'family_id' | 'person_id'>

export function useSetRelatives(family_id: string, person_id: string) {
  return usePeopleChange(family_id, (relatives: Relatives) =>
    call(peopleContract.setRelatives, { family_id, person_id, ...relatives }),
  )
}

/** Merges a person into another, who stays. */
export function useMergePeople(family_id: string, person_id: string) {
  return usePeopleChange(family_id, (into_person_id: string) =>
    call(peopleContract.mergePeople, { family_id, person_id, into_person_id }),
  )
}

export function useDeletePerson(family_id: string) {
  return usePeopleChange(family_id, (person_id: string) => call(peopleContract.deletePerson, { family_id, person_id }))
}

export type AvatarSquare = { photo_id: string; x: number; y: number; size: number }

/** Sets a person's avatar; null removes it. */
export function useSetAvatar(family_id: string, person_id: string) {
  return usePeopleChange(family_id, (square: AvatarSquare | null) =>
    square
      ? call(peopleContract.setPersonAvatar, { family_id, person_id, ...square })
      : call(peopleContract.removePersonAvatar, { family_id, person_id }),
  )
}

/** For the family's owner: people who can be restored. */
export function removedPeopleOptions(family_id: string) {
  return queryOptions({
    queryKey: peopleKeys.removed(family_id),
    queryFn: ({ signal }) => call(peopleContract.listRemovedPeople, { family_id }, { signal }),
    select: (answer) => answer.people,
  })
}

export function useRestorePerson(family_id: string) {
  return usePeopleChange(family_id, (person_id: string) => call(peopleContract.restorePerson, { family_id, person_id }))
}
