import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import type { Capability } from '#shared/role-table.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import type { Family, familiesContract as familiesContractType } from '../families.contract.ts'

const familiesContract = operationsOf<typeof familiesContractType>()

export const familyKeys = {
  all: ['families'] as const,
  one: (family_id: string) => ['families', family_id] as const,
}

/** The current user's families, oldest first. */
export const familiesOptions = queryOptions({
  queryKey: familyKeys.all,
  queryFn: ({ signal }) => call(familiesContract.listFamilies, undefined, { signal }),
  select: (answer) => answer.families,
})

export function familyOptions(family_id: string) {
  return queryOptions({
    queryKey: familyKeys.one(family_id),
    queryFn: ({ signal }) => call(familiesContract.getFamily, { family_id }, { signal }),
  })
}

/** The family's owner; undefined while loading. */
export function ownerOf(family: Pick<Family, 'members'> | undefined) {
  return family?.members.find(({ role }) => role === 'owner')?.user
}

/** Whether the current user has a capability in this family; false while loading. */
export function allows(family: Pick<Family, 'can'> | undefined, capability: Capability): boolean {
  return family?.can.includes(capability) ?? false
}

export function useCreateFamily() {
  const key = useIdempotencyKey()
  return useChange({ queryKey: familyKeys.all, exact: true }, async (name: string) => {
    const created = await call(familiesContract.createFamily, { once: key.of(name), name })
    key.answered()
    return created
  })
}

export function useSaveFamilySettings(family_id: string) {
  return useChange({ queryKey: familyKeys.all }, (viewers_may_save: boolean) =>
    call(familiesContract.saveFamilySettings, { family_id, viewers_may_save }),
  )
}

export function useRenameFamily(family_id: string) {
  return useChange({ queryKey: familyKeys.all }, (name: string) =>
    call(familiesContract.renameFamily, { family_id, name }),
  )
}
