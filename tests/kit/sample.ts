import { newId } from '#shared/ids.ts'
import type { Extra, Person } from './people.ts'
import type { Input } from './requests.ts'
import type { Fixture } from './fixture.ts'

/** A valid request, apart from its sender. `url` replaces the contract's path. */
export type Sample = { input: Input; extra?: Extra & { payload?: Buffer }; url?: string }

/**
 * Creates what an operation needs in `fixture`, for `caller`. A function without the second parameter makes the same sample
 * for every caller.
 */
export type MakeSample = (fixture: Fixture, caller: Person) => Sample | Promise<Sample>

export const family: MakeSample = ({ family_id }) => ({ input: { family_id } })
export const nothing: MakeSample = () => ({ input: {} })
export const email = () => `${newId()}@example.org`

export const bytes = (type: string, headers: Record<string, string> = {}) => ({
  payload: Buffer.from('some bytes'),
  headers: { ...headers, 'content-type': type },
})
