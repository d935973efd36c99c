import { queryOptions } from '@tanstack/react-query'
import { isUnderWay } from '#features/exports/web/exports.data.ts'
import type { photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import type { SentOf } from '#shared/contract.ts'
import { call, requestOf } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { filmsContract } from '../films.contract.ts'

const contract = operationsOf<typeof filmsContract>()
const photosContract = operationsOf<typeof photosContractType>()

const PROGRESS_EVERY_MS = 2_000

export type Source = { album_id?: string; trip_id?: string; person_id?: string; year?: number }

export function filmsOptions(family_id: string) {
  return queryOptions({
    queryKey: ['films', family_id],
    queryFn: ({ signal }) => call(contract.listFilms, { family_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.films.some(isUnderWay) ? PROGRESS_EVERY_MS : false),
  })
}

export function filmPlanOptions(family_id: string, { year, ...source }: Source) {
  const asked = { family_id, ...source, ...(year && { year: String(year) }) }
  return queryOptions({
    queryKey: ['film-plan', asked],
    queryFn: ({ signal }) => call(contract.getFilmPlan, asked, { signal }),
    enabled: Object.keys(source).length > 0,
  })
}

/** The years of a person's photos, newest first. */
export function yearsOptions(family_id: string, person_id: string) {
  return queryOptions({
    queryKey: ['film-years', family_id, person_id],
    queryFn: ({ signal }) => call(photosContract.listPhotoMonths, { family_id, person_id }, { signal }),
    select: ({ months }) => [...new Set(months.map(({ month }) => month.slice(0, 4)))],
    enabled: person_id !== '',
  })
}

export function latestPhotoOptions(family_id: string, person_id: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'latest', person_id],
    queryFn: ({ signal }) =>
      call(photosContract.listPhotos, { family_id, person_ids: person_id, limit: 1 }, { signal }),
    select: ({ photos: [latest] }) => latest,
  })
}

export function useMakeFilm(family_id: string) {
  return useChange(filmsOptions(family_id), (film: Omit<SentOf<typeof contract.createFilm>, 'family_id'>) =>
    call(contract.createFilm, { family_id, ...film }),
  )
}

export function useSaveFilm(family_id: string) {
  return useMutation({ mutationFn: (film_id: string) => call(contract.saveFilm, { family_id, film_id }) })
}

export function useDeleteFilm(family_id: string) {
  return useChange(filmsOptions(family_id), (film_id: string) => call(contract.deleteFilm, { family_id, film_id }))
}

export function filmAddress(family_id: string, film_id: string, download = false): string {
  return requestOf(contract.readFilm, { family_id, film_id, ...(download && { download: 'true' as const }) }).url
}
