import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { familyKeys } from '#features/families/web/families.data.ts'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import type { childrenContract as childrenContractType } from '../children.contract.ts'

const childrenContract = operationsOf<typeof childrenContractType>()

export const childKeys = {
  family: (family_id: string) => ['children', family_id] as const,
  list: (family_id: string) => ['children', family_id, 'list'] as const,
  removed: (family_id: string) => ['children', family_id, 'removed'] as const,
  one: (family_id: string, child_id: string) => ['children', family_id, 'one', child_id] as const,
}

/** Polling interval while an avatar is created, which takes about a second. A push event may not reach this browser. */
const PENDING_MS = 800

/** A family's children by first name. */
export function childrenOptions(family_id: string) {
  return queryOptions({
    queryKey: childKeys.list(family_id),
    queryFn: ({ signal }) => call(childrenContract.listChildren, { family_id }, { signal }),
    select: (answer) => answer.children,
    refetchInterval: ({ state }) => (state.data?.children.some((child) => child.avatar_pending) ? PENDING_MS : false),
  })
}

/** A child with its counts. */
export function childOptions(family_id: string, child_id: string) {
  return queryOptions({
    queryKey: childKeys.one(family_id, child_id),
    queryFn: ({ signal }) => call(childrenContract.getChild, { family_id, child_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.avatar_pending ? PENDING_MS : false),
  })
}

/** Invalidates every query about a family's children. */
export function refreshChildren(cache: QueryClient, family_id: string): void {
  void cache.invalidateQueries({ queryKey: childKeys.family(family_id) })
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
      refreshChildren(cache, family_id)
    },
  })
}

export function useEditChild(family_id: string, child_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: Omit<SentOf<typeof childrenContract.editChild>, 'family_id' | 'child_id'>) =>
      call(childrenContract.editChild, { family_id, child_id, ...change }),
    // Runs after a conflict too, to load the other change.
    onSettled: () => refreshChildren(cache, family_id),
  })
}

export function useDeleteChild(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (child_id: string) => call(childrenContract.deleteChild, { family_id, child_id }),
    onSuccess: () => refreshChildren(cache, family_id),
  })
}

export type AvatarSquare = { photo_id: string; x: number; y: number; size: number }

/** Sets a child's avatar; null removes it. */
export function useSetAvatar(family_id: string, child_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (square: AvatarSquare | null) =>
      square
        ? call(childrenContract.setChildAvatar, { family_id, child_id, ...square })
        : call(childrenContract.removeChildAvatar, { family_id, child_id }),
    onSuccess: () => refreshChildren(cache, family_id),
  })
}

/** For the family's owner: children who can be restored. */
export function removedChildrenOptions(family_id: string) {
  return queryOptions({
    queryKey: childKeys.removed(family_id),
    queryFn: ({ signal }) => call(childrenContract.listRemovedChildren, { family_id }, { signal }),
    select: (answer) => answer.children,
  })
}

export function useRestoreChild(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (child_id: string) => call(childrenContract.restoreChild, { family_id, child_id }),
    onSuccess: () => refreshChildren(cache, family_id),
  })
}
