import { useQueryClient } from '@tanstack/react-query'
import type { ProblemBody } from '#shared/problems.ts'
import { ApiProblem, call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { Square } from '#web/ui/square.ts'
import type { User } from '../accounts.contract.ts'
import type { avatarContract as avatarContractType } from '../avatar.contract.ts'
import { changeSession } from './session.data.ts'

const avatarContract = operationsOf<typeof avatarContractType>()

/** URL of the complete image for the crop dialog; `version` bypasses caches. */
export function avatarSourceAddress({ avatar_url }: User): string {
  return `${avatarContract.readAvatarSource.path}?of=${encodeURIComponent(avatar_url ?? '')}`
}

export function useSendAvatar() {
  return useAvatarMutation(async (file: File) => {
    const answer = await fetch(avatarContract.setAvatar.path, {
      method: 'PUT',
      headers: { 'content-type': 'application/offset+octet-stream' },
      body: file,
    }).catch(() => {
      throw new ApiProblem('offline', 0)
    })
    const body = (await answer.json().catch(() => ({}))) as User & Partial<ProblemBody>
    if (!answer.ok) throw new ApiProblem(body.code ?? 'unexpected', answer.status, body)
    return body as User
  })
}

export function useCropAvatar() {
  return useAvatarMutation((square: Square) => call(avatarContract.cropAvatar, square))
}

export function useRemoveAvatar() {
  return useAvatarMutation((_: void) => call(avatarContract.removeAvatar))
}

/** The avatar appears wherever people do, so all of those queries are refetched. */
function useAvatarMutation<Input>(mutationFn: (input: Input) => Promise<User>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (user) => {
      changeSession(cache, (session) => ({ ...session, user }))
      void cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => of !== 'session' && of !== 'messages' })
    },
  })
}
