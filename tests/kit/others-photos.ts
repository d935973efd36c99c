import type { Operation } from '#shared/contract.ts'
import { changesBy } from './changes.ts'
import { sampleOf, send } from './matrix.ts'
import type { Answer } from './requests.ts'
import type { TestApp } from './test-app.ts'
import type { Fixture } from './fixture.ts'

/** A bulk change records why each of its photos failed, and members record that they asked for a link. */
const OWN_RECORDS = ['public.photo_works', 'public.link_requests', 'graphile_worker._private_jobs']

export function isForOwnPhotos({ access }: Operation): boolean {
  return access.kind === 'member' && /^photos\.\w+_own$/.test(access.capability)
}

/** Lets the family's contributor try an operation on the editor's photos. */
export async function tryOthersPhotos(server: TestApp, fixture: Fixture, operation: Operation) {
  const sample = await sampleOf(operation, fixture, fixture.editor)
  let answer!: Answer
  const changed = await changesBy(server, async () => (answer = await send(operation, sample, fixture.contributor)))
  return { answer, changed: changed.filter((place) => !OWN_RECORDS.includes(place)) }
}
