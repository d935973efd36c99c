import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { refetchSession, refreshSession } from '#features/accounts/web/session.data.ts'
import { planUseOptions } from '#features/billing/web/billing.data.ts'
import { newAccountRegion } from '#features/accounts/web/new-account-region.ts'
import type { AssignableRole } from '#features/families/families.rules.ts'
import { familyKeys } from '#features/families/web/families.data.ts'
import { useRefresh } from '#features/security/web/use-refresh.ts'
import type { Locale } from '#shared/locales.ts'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { Invitation, invitationsContract as invitationsContractType } from '../invitations.contract.ts'

const invitationsContract = operationsOf<typeof invitationsContractType>()

const keys = {
  ofFamily: (family_id: string) => ['invitations', family_id] as const,
  mine: ['my-invitations'] as const,
}

/** A family's pending invitations, newest first. */
export function invitationsOptions(family_id: string) {
  return queryOptions({
    queryKey: keys.ofFamily(family_id),
    queryFn: ({ signal }) => call(invitationsContract.listInvitations, { family_id }, { signal }),
    select: (answer) => answer.invitations,
  })
}

/** The current user's pending invitations. */
export const myInvitationsOptions = queryOptions({
  queryKey: keys.mine,
  queryFn: ({ signal }) => call(invitationsContract.listMyInvitations, undefined, { signal }),
  select: (answer) => answer.invitations,
})

/** The invitation behind a link. */
export function openedOptions({ token, proof, viewer }: { token: string; proof: string; viewer: string | undefined }) {
  return queryOptions({
    queryKey: ['invitation', token, viewer],
    queryFn: ({ signal }) => call(invitationsContract.readInvitation, { token, proof }, { signal }),
    enabled: token !== '',
  })
}

/** Creates a new user's account, which signs them in and adds them to the family. */
export function useJoinByEmail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (asked: { token: string; proof: string; first_name: string; email?: string }) =>
      call(invitationsContract.joinByEmail, { ...asked, region: newAccountRegion() }),
    onSuccess: () => refreshSession(cache),
    // Only the response may be lost, or another tab created the account: the page then says what to do next.
    onError: (_error, { token }) =>
      Promise.all([refetchSession(cache), cache.invalidateQueries({ queryKey: ['invitation', token] })]),
  })
}

export type Asked = {
  emails: string[]
  invited_name?: string
  role: AssignableRole
  note?: string
  language: Locale
  person_id?: string
}

export function useInvite(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (asked: Asked) => call(invitationsContract.inviteMembers, { family_id, ...asked }),
    onSuccess: () => spotsChanged(cache, family_id),
  })
}

export function useResend(family_id: string) {
  return useChange({ queryKey: keys.ofFamily(family_id) }, (invitation_id: string) =>
    call(invitationsContract.resendInvitation, { family_id, invitation_id }),
  )
}

export function useCreateSignInLink(family_id: string) {
  return useMutation({
    mutationFn: (member_id: string) => call(invitationsContract.createSignInLink, { family_id, member_id }),
  })
}

export function useCreateOwnSignInLink() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(invitationsContract.createOwnSignInLink), onSuccess: refresh })
}

/** Pending invitations count as members of the plan. */
function spotsChanged(cache: QueryClient, family_id: string) {
  return Promise.all([
    cache.invalidateQueries({ queryKey: keys.ofFamily(family_id) }),
    cache.invalidateQueries(planUseOptions),
  ])
}

/** Removed optimistically, and restored if canceling failed. */
export function useCancel(family_id: string) {
  const cache = useQueryClient()
  const { queryKey } = invitationsOptions(family_id)
  return useMutation({
    mutationFn: (invitation_id: string) => call(invitationsContract.cancelInvitation, { family_id, invitation_id }),
    async onMutate(invitation_id) {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      const others = (all: Invitation[]) => all.filter(({ id }) => id !== invitation_id)
      if (before) cache.setQueryData(queryKey, { invitations: others(before.invitations) })
      return before
    },
    onError: (_error, _id, before) => before && cache.setQueryData(queryKey, before),
    onSettled: () => spotsChanged(cache, family_id),
  })
}

/** Afterwards, the invitation is no longer pending for anyone. */
export function useDecline() {
  return useChange({ queryKey: keys.mine }, (asked: { token: string; proof?: string | undefined }) =>
    call(invitationsContract.declineInvitation, asked),
  )
}

export function useAccept() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (asked: { token: string; join_as?: string }) => call(invitationsContract.acceptInvitation, asked),
    async onSuccess() {
      cache.removeQueries({ queryKey: keys.mine })
      await cache.invalidateQueries({ queryKey: familyKeys.all })
    },
    // Only the response may be lost: a user who joined anyway goes to the family.
    onError: (_error, { token }) =>
      Promise.all(
        [keys.mine, familyKeys.all, ['invitation', token]].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  })
}
