import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import type { capsulesContract } from '../capsules.contract.ts'

const contract = operationsOf<typeof capsulesContract>()

export function lettersOptions(family_id: string, state: 'waiting' | 'opened') {
  return infiniteQueryOptions({
    queryKey: ['letters', family_id, state],
    queryFn: ({ signal, pageParam: cursor }) => call(contract.listLetters, { family_id, state, cursor }, { signal }),
    ...byCursor,
  })
}

const PREPARING_MS = 2000

export function letterOptions(family_id: string, letter_id: string) {
  return queryOptions({
    queryKey: ['letters', family_id, 'one', letter_id],
    queryFn: ({ signal }) => call(contract.getLetter, { family_id, letter_id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.files.some((file) => file.state === 'preparing') ? PREPARING_MS : false,
  })
}

function useRefresh(family_id: string) {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['letters', family_id] })
}

type Sent<Name extends keyof typeof capsulesContract> = Omit<SentOf<(typeof capsulesContract)[Name]>, 'family_id'>

export function useSealLetter(family_id: string) {
  const refresh = useRefresh(family_id)
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (letter: Sent<'sealLetter'>) =>
      call(contract.sealLetter, { family_id, ...letter, once: key.of(letter) }),
    onSuccess: () => {
      key.answered()
      void refresh()
    },
  })
}

export function useDeleteLetter(family_id: string) {
  return useChange({ queryKey: ['letters', family_id] }, (letter_id: string) =>
    call(contract.deleteLetter, { family_id, letter_id }),
  )
}

/** A file that isn't sealed yet. If this fails, it's deleted after two days. */
export function useRemoveLetterFile(family_id: string) {
  return useMutation({
    mutationFn: (letter_file_id: string) => call(contract.removeLetterFile, { family_id, letter_file_id }),
  })
}

export function useMoveLetter(family_id: string) {
  return useChange({ queryKey: ['letters', family_id] }, (letter_id: string) =>
    call(contract.moveLetter, { family_id, letter_id }),
  )
}

export function useEnterSheet(family_id: string) {
  return useChange({ queryKey: ['letters', family_id] }, (sheet: Sent<'enterSheet'>) =>
    call(contract.enterSheet, { family_id, ...sheet }),
  )
}
