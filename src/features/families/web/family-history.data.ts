import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { familiesContract as familiesContractType } from '../families.contract.ts'
import { familyKeys } from './families.data.ts'

const familiesContract = operationsOf<typeof familiesContractType>()

export function familyHistoryOptions(family_id: string) {
  return infiniteQueryOptions({
    queryKey: [...familyKeys.one(family_id), 'history'],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(familiesContract.listFamilyAudit, { family_id, cursor }, { signal }),
    ...byCursor,
  })
}
