import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { refreshAlbums } from '#features/albums/web/albums.data.ts'
import type { guestsContract } from '../guests.contract.ts'
import type { guestRecentDays } from '../guests.rules.ts'

const contract = operationsOf<typeof guestsContract>()

export function guestsOptions(family_id: string) {
  return queryOptions({
    queryKey: ['guests', family_id],
    queryFn: ({ signal }) => call(contract.listGuests, { family_id }, { signal }),
    select: (answer) => answer.guests,
  })
}

/** What a link shows, if it's not everything. */
export type GuestScope = { album_id?: string; recent_days?: (typeof guestRecentDays)[number]; person_ids?: string }

/** Counted each time the dialog opens: photos and their audiences change. */
export function guestPreviewOptions(family_id: string, scope: GuestScope) {
  return queryOptions({
    queryKey: ['guests', family_id, 'preview', scope],
    queryFn: ({ signal }) => call(contract.countGuestPhotos, { family_id, ...scope }, { signal }),
    staleTime: 0,
  })
}

export type NewGuest = Omit<SentOf<typeof contract.addGuest>, 'family_id'>

export function useAddGuest(family_id: string) {
  return useGuestChange(family_id, (guest: NewGuest) => call(contract.addGuest, { family_id, ...guest }))
}

/** What members asked the owner to share: for the owner everyone's requests, for others their own. Newest first. */
export function linkRequestsOptions(family_id: string, album_id: string) {
  return queryOptions({
    queryKey: ['guests', family_id, 'requests', album_id],
    queryFn: ({ signal }) => call(contract.listLinkRequests, { family_id, album_id }, { signal }),
    select: ({ requests }) => requests,
    staleTime: 0,
  })
}

export function useAskForAlbumLink(family_id: string, album_id: string) {
  return useChange(linkRequestsOptions(family_id, album_id), (name: string) =>
    call(contract.askForAlbumLink, { family_id, album_id, name }),
  )
}

export function useRenewGuestLink(family_id: string) {
  return useGuestChange(family_id, (guest_id: string) => call(contract.renewGuestLink, { family_id, guest_id }))
}

export function useRevokeGuest(family_id: string) {
  return useGuestChange(family_id, (guest_id: string) => call(contract.revokeGuest, { family_id, guest_id }))
}

function useGuestChange<T, Given>(family_id: string, mutationFn: (given: Given) => Promise<T>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled() {
      // Albums say how many links show them.
      refreshAlbums(cache, family_id)
      return cache.invalidateQueries({ queryKey: guestsOptions(family_id).queryKey })
    },
  })
}
