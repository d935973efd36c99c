import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { peopleKeys, refreshPeople } from '#features/people/web/people.data.ts'
import { isJustDeleted, photoKeys } from '#features/photos/web/photos.data.ts'
import { refreshChangedPhotos } from '#features/photos/web/refresh-changed-photos.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { Face, facesContract as facesContractType } from '../faces.contract.ts'

const contract = operationsOf<typeof facesContractType>()

/** Nested under the people's key, so that they're invalidated together. */
const facesKey = (family_id: string) => [...peopleKeys.family(family_id), 'faces'] as const

/** Groups of faces that no one named, largest first. */
export function faceGroupsOptions(family_id: string, which: { is_hidden?: 'true' } = {}) {
  return infiniteQueryOptions({
    queryKey: [...facesKey(family_id), 'groups', which],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(contract.listFaceGroups, { family_id, ...which, cursor }, { signal }),
    ...byCursor,
  })
}

/** The faces of a group or a person, newest first. */
export function facesOptions(family_id: string, of: { group_id: string } | { person_id: string }) {
  return infiniteQueryOptions({
    queryKey: [...facesKey(family_id), of],
    queryFn: ({ signal, pageParam: cursor }) => call(contract.listFaces, { family_id, ...of, cursor }, { signal }),
    ...byCursor,
  })
}

/** A page of a photo's faces. No one looks through more in a list. */
export function photoFacesOptions(family_id: string, photo_id: string) {
  return queryOptions({
    queryKey: [...photoKeys.photo(family_id, photo_id), 'faces'],
    queryFn: ({ signal }) => call(contract.listFaces, { family_id, photo_id }, { signal }),
    // This part of a photo's view may load after the photo was deleted.
    enabled: () => !isJustDeleted(photo_id),
    select: ({ faces }) => faces,
  })
}

type FaceRef = Pick<Face, 'id' | 'group_id' | 'person_id'>
type GroupRef = { group_id: string }

/** What people say about faces. */
export function useArrangeFaces(family_id: string) {
  const cache = useQueryClient()
  const onSettled = () => {
    refreshPeople(cache, family_id)
    refreshChangedPhotos(cache, family_id)
  }
  return {
    /** Names a face, and the faces that are in an unnamed group with it. A face with another name leaves that person first. */
    naming: useMutation({
      async mutationFn({ face, person_id }: { face: FaceRef; person_id: string }) {
        const isOthers = face.person_id !== null || !face.group_id
        const { group_id } = isOthers
          ? await call(contract.splitFaces, { family_id, face_ids: [face.id] })
          : { group_id: face.group_id as string }
        await call(contract.editFaceGroup, { family_id, group_id, person_id })
        return { group_id }
      },
      onSettled,
    }),
    unnaming: useMutation({
      mutationFn: ({ group_id }: GroupRef) => call(contract.editFaceGroup, { family_id, group_id, person_id: null }),
      onSettled,
    }),
    hiding: useMutation({
      mutationFn: (change: GroupRef & { is_hidden: boolean }) => call(contract.editFaceGroup, { family_id, ...change }),
      onSettled,
    }),
    merging: useMutation({
      mutationFn: (groups: GroupRef & { into_group_id: string }) =>
        call(contract.mergeFaceGroups, { family_id, ...groups }),
      onSettled,
    }),
    splitting: useMutation({
      mutationFn: (face_ids: string[]) => call(contract.splitFaces, { family_id, face_ids }),
      onSettled,
    }),
    rejecting: useMutation({
      mutationFn: (face_ids: string[]) => call(contract.rejectFaces, { family_id, face_ids }),
      onSettled,
    }),
  }
}
