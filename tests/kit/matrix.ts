import type { Capability } from '#shared/role-table.ts'
import { may } from '#features/families/server/may.ts'
import type { Operation } from '#shared/contract.ts'
import { someAddress, type Person } from './people.ts'
import { requestOf, type Answer, type Input } from './requests.ts'
import type { MakeSample, Sample } from './sample.ts'
import { mediaSamples, sampleInputs } from './sample-inputs.ts'
import type { Caller, Fixture } from './fixture.ts'

export type Outcome =
  | 'done'
  | 'signed_out'
  | 'forbidden'
  | 'not_found'
  | 'proof_required'
  | 'second_factor_required'
  | 'account_leaving'

/** The outcome that the operation's access rule and the role table promise to a caller. */
export function expectedOutcome(operation: Operation, caller: Caller): Outcome {
  const outcome = outcomeByAccess(operation, caller)
  if (outcome !== 'done') return outcome
  if (operation.access.kind === 'admin' && caller.second_factor === 'missing') return 'second_factor_required'
  if (owesSecondFactor(operation, caller) && (operation.fresh || operation.access.kind === 'admin'))
    return 'proof_required'
  return operation.fresh && caller.stale ? 'proof_required' : 'done'
}

/** The samples of these operations give the caller a second factor. */
const addsSecondFactor = ['makeRecoveryCodes', 'removePasskey']

function owesSecondFactor({ id }: Operation, { second_factor }: Caller): boolean {
  return second_factor === 'owed' || (second_factor === 'missing' && addsSecondFactor.includes(id))
}

function outcomeByAccess(
  { access, method, params, raw, while_leaving }: Operation,
  { session, role, guest, admin, leaving }: Caller,
): Outcome {
  if (access.kind === 'anyone') return 'done'
  if (access.kind === 'guest') {
    if (!guest) return 'signed_out'
    // IDs of this family don't exist for guests of other families.
    return guest === 'elsewhere' && (params || raw) ? 'not_found' : 'done'
  }
  if (access.kind === 'signed-url') return session && role ? 'done' : 'not_found'
  if (!session) return 'signed_out'
  // The response to HEAD has no body with the reason.
  if (leaving && !while_leaving) return method === 'HEAD' ? 'forbidden' : 'account_leaving'
  if (access.kind === 'signed-in') return 'done'
  if (access.kind === 'admin') return admin ? 'done' : 'not_found'
  if (!role) return 'not_found'
  return may(role, access.capability as Capability) ? 'done' : 'forbidden'
}

const statusOf = {
  ...{ signed_out: 401, forbidden: 403, not_found: 404 },
  ...{ proof_required: 403, second_factor_required: 403, account_leaving: 403 },
} as const

/** The actual outcome as an `Outcome`; anything unexpected as status and text. */
export function outcomeOf({ access }: Operation, { status, json }: Answer): string {
  if (status < 400) return 'done'
  for (const [code, denied] of Object.entries(statusOf))
    if (status === denied && (json === undefined || json.code === code)) return code
  // An expected failure of a public operation, such as a wrong code.
  return access.kind === 'anyone' && status === 400 ? 'done' : `${status} ${json?.code}`
}

export async function sampleOf(operation: Operation, fixture: Fixture, caller: Person): Promise<Sample> {
  return makerOf(operation)(fixture, caller)
}

/** Whether the sample is independent of the caller, because it's made without them. */
export function isForAnybody(operation: Operation): boolean {
  return makerOf(operation).length < 2
}

function makerOf({ id }: Operation): MakeSample {
  const make = sampleInputs[id] ?? mediaSamples[id]
  if (!make) throw new Error(`no src/features/*/tests/samples.ts has a sample for ${id}`)
  return make
}

export function send(operation: Operation, { input, extra, url }: Sample, by: Person): Promise<Answer> {
  const request = requestOf(operation, input)
  return by.sends({ remoteAddress: someAddress(), ...request, ...(url && { url }), ...extra })
}

/** The family's secrets in a response, except those that the caller sent themselves. */
export function secretsIn({ text }: Answer, { secrets }: Fixture, sent: Input = {}): string[] {
  const own = Object.values(sent).map(String)
  return secrets.filter((secret) => text.includes(secret) && !own.some((value) => value.includes(secret)))
}
