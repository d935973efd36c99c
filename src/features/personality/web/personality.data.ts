import { queryOptions } from '@tanstack/react-query'
import type { ResultOf, SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { personalityContract } from '../personality.contract.ts'
import { CONSENT_VERSION } from '../consent-version.ts'

export const personalityKeys = {
  family: (family_id: string) => ['personality', family_id] as const,
  child: (family_id: string, child_id: string) => ['personality', family_id, 'child', child_id] as const,
}

export type Profile = ResultOf<typeof contract.getPersonality>
export type ListedPrompt = ResultOf<typeof contract.listPrompts>['prompts'][number]
export type ProfilePrompt = Profile['prompts'][number]
export type { PersonalityPrompt, PersonalityResponse } from '../personality.contract.ts'

const contract = operationsOf<typeof personalityContract>()

export function personalityOptions(family_id: string) {
  return queryOptions({
    queryKey: [...personalityKeys.family(family_id), 'list'],
    queryFn: ({ signal }) => call(contract.listPersonality, { family_id }, { signal }),
  })
}

export function profileOptions(family_id: string, child_id: string) {
  return queryOptions({
    queryKey: personalityKeys.child(family_id, child_id),
    queryFn: ({ signal }) => call(contract.getPersonality, { family_id, child_id }, { signal }),
  })
}

export function yearsOptions(family_id: string, child_id: string, prompt_id: string) {
  return queryOptions({
    queryKey: [...personalityKeys.child(family_id, child_id), 'years', prompt_id],
    queryFn: ({ signal }) => call(contract.listResponses, { family_id, child_id, prompt_id }, { signal }),
    select: (answer) => answer.responses,
  })
}

export function promptsOptions(family_id: string) {
  return queryOptions({
    queryKey: [...personalityKeys.family(family_id), 'prompts'],
    queryFn: ({ signal }) => call(contract.listPrompts, { family_id }, { signal }),
    select: (answer) => answer.prompts,
  })
}

/** A mutation that invalidates everything shown about the family's answers. */
function useAnswerChange<Input, Answer>(family_id: string, change: (input: Input) => Promise<Answer>) {
  return useChange({ queryKey: personalityKeys.family(family_id) }, change)
}

type Given<O extends keyof typeof contract, Known extends string> = Omit<SentOf<(typeof contract)[O]>, Known>

export function useSaveResponse(family_id: string, child_id: string) {
  return useAnswerChange(family_id, (given: Given<'saveResponse', 'family_id' | 'child_id'>) =>
    call(contract.saveResponse, { family_id, child_id, ...given }),
  )
}

export function useDeleteResponse(family_id: string) {
  return useAnswerChange(family_id, (response_id: string) => call(contract.deleteResponse, { family_id, response_id }))
}

export function useAddPrompt(family_id: string) {
  return useAnswerChange(family_id, (given: Given<'addPrompt', 'family_id'>) =>
    call(contract.addPrompt, { family_id, ...given }),
  )
}

export function useReplacePrompt(family_id: string) {
  return useAnswerChange(family_id, (given: Given<'replacePrompt', 'family_id'>) =>
    call(contract.replacePrompt, { family_id, ...given }),
  )
}

export function useRemovePrompt(family_id: string) {
  return useAnswerChange(family_id, (prompt_id: string) => call(contract.removePrompt, { family_id, prompt_id }))
}

export function useSkipPrompt(family_id: string) {
  return useAnswerChange(family_id, ({ prompt_id, skip }: { prompt_id: string; skip: boolean }) =>
    call(skip ? contract.skipPrompt : contract.askPromptAgain, { family_id, prompt_id }),
  )
}

export function deletedResponsesOptions(family_id: string) {
  return queryOptions({
    queryKey: [...personalityKeys.family(family_id), 'deleted'],
    queryFn: ({ signal }) => call(contract.listDeletedResponses, { family_id }, { signal }),
    select: (answer) => answer.responses,
    staleTime: 0,
  })
}

export function useRestoreResponse(family_id: string) {
  return useAnswerChange(family_id, (response_id: string) => call(contract.restoreResponse, { family_id, response_id }))
}

export function usePurgeResponse(family_id: string) {
  return useAnswerChange(family_id, (response_id: string) => call(contract.purgeResponse, { family_id, response_id }))
}

export function transcriptsOptions(family_id: string) {
  return queryOptions({
    queryKey: [...personalityKeys.family(family_id), 'transcripts'],
    queryFn: ({ signal }) => call(contract.getTranscripts, { family_id }, { signal }),
  })
}

export function useSetTranscripts(family_id: string) {
  return useAnswerChange(family_id, (allowed: boolean) =>
    call(allowed ? contract.allowTranscripts : contract.endTranscripts, { family_id }),
  )
}

export function useGiveConsent(family_id: string, child_id: string) {
  return useAnswerChange(family_id, () =>
    call(contract.giveConsent, { family_id, child_id, text_version: CONSENT_VERSION }),
  )
}

export function useWithdrawConsent(family_id: string, child_id: string) {
  return useAnswerChange(family_id, () => call(contract.withdrawConsent, { family_id, child_id }))
}
