import { queryOptions } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import type { Locale } from '#shared/locales.ts'
import { call, requestOf } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { gazetteContract } from '../gazette.contract.ts'
import type { EditionLook } from '../gazette.rules.ts'

const contract = operationsOf<typeof gazetteContract>()

export type Look = EditionLook & { language: Locale }

export function gazetteOptions(family_id: string) {
  return queryOptions({
    queryKey: ['gazette', family_id],
    queryFn: ({ signal }) => call(contract.getGazette, { family_id }, { signal }),
  })
}

export function linkOptions(token: string) {
  return queryOptions({
    queryKey: ['gazette-link', token],
    queryFn: ({ signal }) => call(contract.getGazetteLink, { token }, { signal }),
    retry: false,
  })
}

export function useSubscribe(family_id: string) {
  return useChange(gazetteOptions(family_id), (look: Look) => call(contract.subscribeToGazette, { family_id, ...look }))
}

export function useUnsubscribe(family_id: string) {
  return useChange(gazetteOptions(family_id), () => call(contract.unsubscribeFromGazette, { family_id }))
}

export type NewSubscriber = Omit<SentOf<typeof contract.addGazetteSubscriber>, 'family_id'>

export function useAddSubscriber(family_id: string) {
  return useChange(gazetteOptions(family_id), (subscriber: NewSubscriber) =>
    call(contract.addGazetteSubscriber, { family_id, ...subscriber }),
  )
}

export function useRemoveSubscriber(family_id: string) {
  return useChange(gazetteOptions(family_id), (subscriber_id: string) =>
    call(contract.removeGazetteSubscriber, { family_id, subscriber_id }),
  )
}

export function useAnswerLink(token: string) {
  return useMutation({ mutationFn: () => call(contract.answerGazetteLink, { token }) })
}

/** An edition's first page. */
export function frontOptions({ family_id, month, look }: Asked) {
  const { large_type, ...query } = look
  return queryOptions({
    queryKey: ['gazette', family_id, 'front', month, look],
    queryFn: ({ signal }) =>
      call(
        contract.getGazetteFront,
        { family_id, month, ...query, ...(large_type && { large_type: 'true' }) },
        { signal },
      ),
  })
}

type Asked = { family_id: string; month: string; look: Look; download?: boolean }

export function editionAddress({ family_id, month, look, download }: Asked): string {
  const { large_type, ...query } = look
  const more = { ...(large_type && { large_type: 'true' }), ...(download && { download: 'true' }) }
  return requestOf(contract.readGazette, { family_id, month, ...query, ...more }).url
}

export function linkFileAddress(token: string, recording?: number): string {
  const more = recording === undefined ? {} : { recording: String(recording) }
  return requestOf(contract.readGazetteLink, { token, ...more }).url
}
