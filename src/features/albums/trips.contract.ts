import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import { member } from '../families/families.rules.ts'
import { AlbumCover, AlbumDetail } from './albums.contract.ts'
import { AlbumTitle } from './albums.rules.ts'
import { TRIPS_PAGE_SIZE } from './trips.rules.ts'

const TripParams = z.object({ family_id: Id, trip_id: Id })

const Trip = z.object({
  id: Id,
  /** The nearest town with its country ("Lisbon, Portugal"), or a country. Null if there's no town nearby. */
  place: z.nullable(z.string()),
  /** Calendar dates, `YYYY-MM-DD`. */
  starts_on: z.string(),
  ends_on: z.string(),
  photos: z.int(),
  cover: z.nullable(AlbumCover),
})
export type Trip = z.output<typeof Trip>

export const tripsContract = contract({
  listTrips: operation('GET', '/api/families/:family_id/trips', {
    access: member('photos.edit'),
    summary: 'List a family’s proposed trips',
    description:
      'Photos taken far from home within a few days, most recent first. Trips that are dismissed or became albums aren’t listed.',
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), TRIPS_PAGE_SIZE),
    }),
    response: z.object({ trips: z.array(Trip), next_cursor: z.nullable(z.string()) }),
  }),
  createTripAlbum: operation('POST', '/api/families/:family_id/trips/:trip_id/album', {
    access: member('photos.edit'),
    summary: 'Create an album of a trip',
    description: 'With the photos of the trip that everyone in the family can see.',
    params: TripParams,
    body: z.object({ title: AlbumTitle }),
    response: AlbumDetail,
    status: 201,
    problems: ['conflict'],
  }),
  editTrip: operation('PATCH', '/api/families/:family_id/trips/:trip_id', {
    access: member('photos.edit'),
    summary: 'Dismiss a trip',
    description: 'A dismissed trip isn’t proposed again.',
    params: TripParams,
    body: z.object({ is_dismissed: z.boolean() }),
  }),
})
