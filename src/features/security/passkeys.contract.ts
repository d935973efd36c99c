import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { PASSKEY_NAME_MAX_LENGTH } from './security.rules.ts'

/** WebAuthn defines these messages, and its library validates them. */
const WebAuthnJson = z
  .record(z.string(), z.unknown())
  .check(
    z.describe(
      'WebAuthn options or a credential, in the JSON format of PublicKeyCredential’s toJSON() and parse…FromJSON() methods.',
    ),
  )
const Options = z.object({ options: WebAuthnJson })
const PasskeyName = z
  .string()
  .check(z.trim(), z.minLength(1, 'name_required'), z.maxLength(PASSKEY_NAME_MAX_LENGTH, 'name_too_long'))
const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

/** Passkeys: signing in with a fingerprint, a face or a device's PIN. */
export const passkeysContract = contract({
  startPasskeySignIn: operation('POST', '/api/sign-in/passkey/options', {
    access: anyone,
    summary: 'Create a passkey sign-in challenge',
    description: 'The challenge works once and expires after five minutes.',
    response: Options,
    problems: ['too_many_requests'],
  }),
  signInByPasskey: operation('POST', '/api/sign-in/passkey', {
    access: anyone,
    summary: 'Sign in with a passkey',
    description: 'A passkey counts as two-step verification.',
    body: z.object({ answer: WebAuthnJson }),
    problems: ['passkey_refused', 'too_many_requests'],
  }),
  startPasskeyProof: operation('POST', '/api/proof/passkey/options', {
    access: signedIn,
    summary: 'Create a challenge to confirm your identity with a passkey',
    response: Options,
  }),
  proveByPasskey: operation('POST', '/api/proof/passkey', {
    access: signedIn,
    summary: 'Confirm your identity with a passkey',
    body: z.object({ answer: WebAuthnJson }),
    problems: ['passkey_refused', 'too_many_requests'],
  }),
  listPasskeys: operation('GET', '/api/passkeys', {
    access: signedIn,
    has_secret: true,
    summary: 'List your passkeys',
    description: 'Oldest first.',
    response: z.object({ passkeys: z.array(Passkey) }),
  }),
  startPasskey: operation('POST', '/api/passkeys/options', {
    access: signedIn,
    fresh: true,
    summary: 'Create passkey registration options',
    response: Options,
  }),
  addPasskey: operation('POST', '/api/passkeys', {
    access: signedIn,
    fresh: true,
    summary: 'Add a passkey',
    body: z.object({ name: PasskeyName, answer: WebAuthnJson }),
    response: z.object({ id: Id }),
    status: 201,
    problems: ['passkey_refused', 'already_there'],
  }),
  renamePasskey: operation('PATCH', '/api/passkeys/:passkey_id', {
    access: signedIn,
    summary: 'Rename a passkey',
    body: z.object({ name: PasskeyName }),
    problems: ['not_found'],
  }),
  removePasskey: operation('DELETE', '/api/passkeys/:passkey_id', {
    access: signedIn,
    fresh: true,
    summary: 'Delete a passkey',
    description: 'The passkey can no longer be used to sign in.',
    problems: ['not_found', 'last_way_in'],
  }),
})
