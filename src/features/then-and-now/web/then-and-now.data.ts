import { queryOptions } from '@tanstack/react-query'
import { isJustDeleted, photoKeys } from '#features/photos/web/photos.data.ts'
import { call, requestOf } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { thenAndNowContract } from '../then-and-now.contract.ts'

const contract = operationsOf<typeof thenAndNowContract>()

type InPerson = { family_id: string; person_id: string }

/** All keys are nested under the family's photos, so that a changed photo invalidates them. */
export function thenAndNowOptions(family_id: string, day: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'then-and-now', day],
    queryFn: ({ signal }) => call(contract.getThenAndNow, { family_id, day }, { signal }),
  })
}

export function photoPairsOptions(family_id: string, photo_id: string) {
  return queryOptions({
    queryKey: [...photoKeys.photo(family_id, photo_id), 'pairs'],
    queryFn: ({ signal }) => call(contract.listPhotoPairs, { family_id, photo_id }, { signal }),
    // This part of a photo's view may load after the photo was deleted.
    enabled: () => !isJustDeleted(photo_id),
  })
}

export function sameAgeOptions(person: InPerson) {
  return queryOptions({
    queryKey: [...photoKeys.ofPerson(person.family_id, person.person_id), 'same-age'],
    queryFn: ({ signal }) => call(contract.listSameAge, person, { signal }),
  })
}

/** For fewer, there is no row of them. */
export const YEARS_MIN = 2

export function yearPhotosOptions(person: InPerson) {
  return queryOptions({
    queryKey: [...photoKeys.ofPerson(person.family_id, person.person_id), 'years'],
    queryFn: ({ signal }) => call(contract.listYearPhotos, person, { signal }),
  })
}

export const posterAddress = (person: InPerson): string => requestOf(contract.readGrowthPoster, person).url
