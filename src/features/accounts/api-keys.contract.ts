import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { keyScopes } from '#shared/key-scopes.ts'
import { API_KEY_FAMILIES_MAX, API_KEY_NAME_MAX_LENGTH, apiKeyLifetimesDays } from './api-keys.rules.ts'

const Name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'key_name_required'),
    z.maxLength(API_KEY_NAME_MAX_LENGTH, 'key_name_too_long'),
    z.regex(/^\P{Cc}*$/u, 'name_invalid'),
  )

const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** The families it's limited to, or null for all. */
  family_ids: z.nullable(z.array(Id)),
  /** The key's last characters. */
  hint: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})
export type ApiKey = z.output<typeof ApiKey>

export const apiKeysContract = contract({
  listApiKeys: operation('GET', '/api/api-keys', {
    access: signedIn,
    has_secret: true,
    summary: 'List your API keys',
    description: 'Newest first. The keys themselves are never returned.',
    response: z.object({ keys: z.array(ApiKey) }),
  }),
  createApiKey: operation('POST', '/api/api-keys', {
    access: signedIn,
    fresh: true,
    summary: 'Create an API key',
    description: 'The key is returned only once. Hearthbook stores only its hash.',
    body: z.object({
      name: Name.check(z.describe('A name that helps you recognize the key.')),
      scopes: z
        .array(z.enum(keyScopes))
        .check(
          z.minLength(1, 'scopes_required'),
          z.maxLength(keyScopes.length),
          z.describe(
            'What the key allows, up to what your role allows: see things (read), add photos, albums, milestones and comments (add), change and delete (edit), or invite people and manage guest links (share).',
          ),
        ),
      family_ids: z
        ._default(z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(API_KEY_FAMILIES_MAX))), null)
        .check(z.describe('The families that the key works in, or null for all of them.')),
      lifetime_days: z
        ._default(z.nullable(z.literal(apiKeyLifetimesDays)), null)
        .check(z.describe('Days until the key expires, or null for no expiration.')),
    }),
    response: z.object({ key: ApiKey, token: z.string() }),
    status: 201,
    problems: ['not_found'],
  }),
  revokeApiKey: operation('DELETE', '/api/api-keys/:key_id', {
    access: signedIn,
    summary: 'Revoke an API key',
    description: 'The key stops working right away.',
  }),
})
