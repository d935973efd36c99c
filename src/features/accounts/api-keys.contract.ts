import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import { API_KEY_NAME_MAX_LENGTH, apiKeyLifetimesDays, apiKeyScopes } from './api-keys.rules.ts'

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
  scope: z.enum(apiKeyScopes),
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
      scope: z.enum(apiKeyScopes).check(z.describe('Whether the key can only read, or also make changes.')),
      lifetime_days: z
        ._default(z.nullable(z.literal(apiKeyLifetimesDays)), null)
        .check(z.describe('Days until the key expires, or null for no expiration.')),
    }),
    response: z.object({ key: ApiKey, token: z.string() }),
    status: 201,
  }),
  revokeApiKey: operation('DELETE', '/api/api-keys/:key_id', {
    access: signedIn,
    summary: 'Revoke an API key',
    description: 'The key stops working right away.',
    params: z.object({ key_id: Id }),
  }),
})
