import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { Problem, problemStatus } from '#shared/problems.ts'
import type { Operation } from '#shared/contract.ts'
import type { KeyScope } from '#shared/key-scopes.ts'
import { keyScopeOf } from '../guards.ts'
import { codeSamples, type SampleSchemas } from './code-samples.ts'
import { introduction } from './introduction.ts'
import { problemsPage } from './problems-page.ts'

const toJsonSchema = createJsonSchemaTransform({})

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
    /** For programs: no browser of another site can send such a request. */
    programs?: true
    /** The body is a file of any type and size. */
    file?: true
  }
}

/** OpenAPI 3.1 at /api/openapi.json and Swagger UI at /api/docs, both generated from the contract. */
export async function addApiDocs(
  app: FastifyInstance,
  appUrl: string,
  webhooks: Readonly<Record<string, object>> = {},
) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hearthbook',
        version: '1',
        description: introduction(appUrl),
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'hearthbook' },
          key: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key from your account settings. The scopes that an operation takes are listed with it.',
          },
        },
        schemas: { Problem: problemSchema },
      },
      webhooks,
    },
    exposeHeadRoutes: true,
    transform(input) {
      const { config, method } = input.route
      const { schema, url } = toJsonSchema(input)
      const { operation } = config ?? {}
      // Fastify adds a HEAD route to each GET. Only HEAD operations of the contract are documented.
      if (!operation || operation.method !== method) return { schema: { ...schema, hide: true }, url }
      return { schema: { ...schema, ...describe(operation, schema, appUrl) }, url }
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs/problems', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(problemsPage()),
  )
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, docExpansion: 'list' },
    // The top bar only loads documents from other servers.
    theme: {
      title: 'Hearthbook API',
      css: [
        {
          filename: 'theme.css',
          // The same view transition as on other pages (app.html).
          content: '@view-transition { navigation: auto } .swagger-ui .topbar { display: none }',
        },
      ],
    },
  })
}

function describe(operation: Operation, schema: FastifySchema, appUrl: string) {
  const { access, openapi = {} } = operation
  const scope = keyScopeOf(operation)
  const who = access.kind === 'member' ? `member:${access.capability}` : access.kind
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    tags: [operation.path.split('/')[2] ?? 'api'],
    'x-access': who,
    ...(access.kind !== 'anyone' && { security: securityOf(access, scope) }),
    ...(scope && { 'x-codeSamples': codeSamples(operation, { ...schema, ...openapi } as SampleSchemas, appUrl) }),
    ...openapi,
    response: {
      ...((openapi.response ?? schema.response ?? successWithoutJson(operation)) as object | undefined),
      ...problemResponses(operation),
    },
  }
}

function successWithoutJson({ method, raw }: Operation) {
  if (!raw) return { 204: { type: 'null', description: 'Done.' } }
  const file = { '*/*': { schema: { type: 'string', format: 'binary' } } }
  return method === 'GET' ? { 200: { description: 'A file or a stream.', content: file } } : undefined
}

function securityOf({ kind }: Operation['access'], scope: KeyScope | undefined): Record<string, string[]>[] {
  const key = scope ? [scope] : kind === 'signed-url' ? [] : undefined
  return [{ session: [] }, ...(key ? [{ key }] : [])]
}

function problemResponses(operation: Operation) {
  const codes = new Set(operation.problems)
  if (operation.body || operation.query || operation.params) codes.add('invalid_input')
  if (operation.access.kind !== 'anyone') codes.add('signed_out')
  if (['signed-in', 'member', 'admin'].includes(operation.access.kind) && !operation.while_leaving)
    codes.add('account_leaving')
  if (operation.fresh || operation.access.kind === 'admin') codes.add('proof_required')
  if (operation.access.kind === 'admin') codes.add('not_found').add('second_factor_required')
  if (operation.access.kind === 'member') codes.add('not_found').add('forbidden')
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status, title } = new Problem(code).toBody()
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${title}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join('\n\n'), content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  )
}

const problemSchema = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' as const },
    title: { type: 'string' as const },
    status: { type: 'integer' as const },
    code: { type: 'string' as const, enum: Object.keys(problemStatus) },
    detail: { type: 'string' as const },
    params: { type: 'object' as const, additionalProperties: true },
    fields: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
  },
}
