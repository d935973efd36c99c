import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { Family, familiesContract as familiesContractType } from '../families.contract.ts'
import type { AssignableRole } from '../families.rules.ts'
import type { membersContract as membersContractType } from '../members.contract.ts'
import { familyKeys, familyOptions } from './families.data.ts'
import { leaveFamilyPages } from './departures.ts'

const familiesContract = operationsOf<typeof familiesContractType>()
const membersContract = operationsOf<typeof membersContractType>()

/** Counts for the current user's families. Below `familyKeys.all`, since it changes with them. */
export const familyUseOptions = queryOptions({
  queryKey: [...familyKeys.all, 'use'] as const,
  queryFn: ({ signal }) => call(familiesContract.listFamilyUse, undefined, { signal }),
  select: (answer) => new Map(answer.families.map((used) => [used.family_id, used])),
})

/** The current user's deleted families that can be restored. */
export const deletedFamiliesOptions = queryOptions({
  queryKey: [...familyKeys.all, 'deleted'] as const,
  queryFn: ({ signal }) => call(familiesContract.listDeletedFamilies, undefined, { signal }),
  select: (answer) => answer.families,
})

type Members = Family['members']

/** Changes the cached members optimistically. Returns the rollback. */
async function showMembers(cache: QueryClient, family_id: string, change: (members: Members) => Members) {
  const { queryKey } = familyOptions(family_id)
  await cache.cancelQueries({ queryKey })
  const before = cache.getQueryData(queryKey)
  if (before) cache.setQueryData(queryKey, { ...before, members: change(before.members) })
  return () => cache.setQueryData(queryKey, before)
}

export function useChangeRole(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (to: { member_id: string; role: AssignableRole }) =>
      call(membersContract.changeMemberRole, { family_id, ...to }),
    onMutate: ({ member_id, role }) =>
      showMembers(cache, family_id, (members) =>
        members.map((member) => (member.id === member_id ? { ...member, role } : member)),
      ),
    onError: (_error, _to, undo) => undo?.(),
    onSettled: () => cache.invalidateQueries({ queryKey: familyKeys.one(family_id) }),
  })
}

export function useRemoveMember(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (member_id: string) => call(membersContract.removeMember, { family_id, member_id }),
    onMutate: (member_id) =>
      showMembers(cache, family_id, (members) => members.filter((member) => member.id !== member_id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: () => cache.invalidateQueries({ queryKey: familyKeys.one(family_id) }),
  })
}

/** Redirects to the page at `away`, where an editor has access. */
export function useTransferFamily(family_id: string, away: () => unknown) {
  return useChange({ queryKey: familyKeys.all }, (member_id: string) =>
    leaveFamilyPages(family_id, () => call(membersContract.transferFamily, { family_id, member_id }), away),
  )
}

/** The user has left the family: its cached data is removed once the page has closed. */
function removeFamilyFromCache(cache: QueryClient, family_id: string) {
  cache.setQueryData(
    familyKeys.all,
    (known: { families: { id: string }[] } | undefined) =>
      known && { families: known.families.filter(({ id }) => id !== family_id) },
  )
  void cache.invalidateQueries({ queryKey: familyKeys.all, predicate: ({ queryKey }) => !queryKey.includes(family_id) })
}

export function useLeaveFamily(away: () => unknown) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (family_id: string) =>
      leaveFamilyPages(family_id, () => call(membersContract.leaveFamily, { family_id }), away),
    onSuccess: (_done, family_id) => removeFamilyFromCache(cache, family_id),
  })
}

export function useDeleteFamily(away: () => unknown) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (which: { family_id: string; name: string }) =>
      leaveFamilyPages(which.family_id, () => call(familiesContract.deleteFamily, which), away),
    onSuccess: (_deleted, { family_id }) => removeFamilyFromCache(cache, family_id),
  })
}

export function useRestoreFamily() {
  return useChange({ queryKey: familyKeys.all }, (family_id: string) =>
    call(familiesContract.restoreFamily, { family_id }),
  )
}

export function usePurgeFamily() {
  return useChange({ queryKey: deletedFamiliesOptions.queryKey }, (family_id: string) =>
    call(familiesContract.purgeFamily, { family_id }),
  )
}
