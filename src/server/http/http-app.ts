import cookie from '@fastify/cookie'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { $ZodType } from 'zod/v4/core'
import type { Config } from '#server/config.ts'
import { COLUMNS_TYPE } from '#shared/columns.ts'
import type { Operation } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { addApiDocs } from './api-docs/api-docs.ts'
import { DrainingResponse } from './body-drain.ts'
import { limitBodyTime, type BodyLimits } from './body-timeout.ts'
import { compressAnswers } from './compress-answers.ts'
import { limitConnections, type ConnectionLimits } from './connection-limits.ts'
import { storableInput } from './input-texts.ts'
import { handleProblems, problemOf, sendProblem } from './problem-replies.ts'
import type { Route } from './route.ts'
import { refuseOtherOrigins } from './same-origin.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { columnsWriter, jsonWriter } from './write-answer.ts'

/** JSON bodies are short. Files come through uploads. */
const BODY_LIMIT_BYTES = 256 * 1024
/** Content types that handlers get as a stream. */
const STREAM_TYPES = ['application/offset+octet-stream', 'image/jpeg', 'image/png']
/** Several times the largest book. */
const DOCUMENT_LIMIT_BYTES = 4 * 1024 ** 2
/** How often connections without a complete request are looked for. */
const TIMEOUT_CHECK_MS = 5_000

/** The HTTP server with every route of the contract and all protections. The caller makes it listen. */
export async function createHttpApp(options: {
  config: Config
  log: Logger
  routes: Route[]
  /** The `webhooks` of the OpenAPI document. */
  webhooks?: Readonly<Record<string, object>>
  /** Runs before every route and can answer instead, such as for other hosts. */
  first?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Answers requests that no route matches, such as public pages. */
  otherwise?: (request: FastifyRequest, reply: FastifyReply) => unknown
  /** Releases space that's reserved for operations that make room. False if there's none. */
  releaseSpace?: (() => Promise<boolean>) | undefined
  bodyLimits?: BodyLimits
  connectionLimits?: ConnectionLimits
  /** Adds hooks that observe all requests, such as the security log. */
  watch?: (app: FastifyInstance) => void
}): Promise<FastifyInstance> {
  const {
    config,
    log,
    routes,
    first,
    releaseSpace,
    otherwise = (_request, reply) => sendProblem(reply, notFound()),
  } = options
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only trusts the nearest hop: trusting all lets clients choose their address in X-Forwarded-For.
    trustProxy: config.trustProxy === true ? (_address, hop) => hop === 0 : config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    http: { ServerResponse: DrainingResponse, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    // Requests with a malformed URL skip all hooks.
    frameworkErrors: (_error, _request, reply) => sendProblem(reply.headers(securityHeaders(config)), notFound()),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(({ schema }) => jsonWriter(schema as unknown as $ZodType))
  addSecurityHeaders(app, config)
  app.decorateRequest('facts', null)
  logRequests(app)
  options.watch?.(app)
  handleProblems(app)
  limitConnections(app, options.connectionLimits)
  limitBodyTime(app, STREAM_TYPES, options.bodyLimits ?? {})
  if (first)
    app.addHook('onRequest', async (request, reply) => {
      await first(request, reply)
      return reply.sent ? reply : undefined
    })
  refuseOtherOrigins(app, config.appUrl)
  app.setNotFoundHandler(otherwise)
  const served = releaseSpace ? routes.map((route) => withRoom(route, releaseSpace)) : routes
  passStreamsThrough(app)
  compressAnswers(app)
  await app.register(cookie)
  await addApiDocs(app, config.appUrl, options.webhooks)
  // Registered after the docs plugin, which lists routes that are added later.
  await app.register(async (api) => {
    for (const route of served) if (!route.operation.signed_body && !route.operation.file) addRoute(api, route)
    await api.register(async (files) => {
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('*', (_request, body, done) => done(null, body))
      for (const route of served) if (route.operation.file) addRoute(files, route)
    })
    await api.register(async (signed) => {
      signed.removeContentTypeParser('application/json')
      signed.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      for (const route of served) if (route.operation.signed_body) addRoute(signed, route)
    })
  })
  return app
}

/** Tries an operation that makes room again, once, with reserved space. */
function withRoom(route: Route, releaseSpace: () => Promise<boolean>): Route {
  if (!route.operation.makes_room) return route
  return {
    ...route,
    handle: (input, http) =>
      route.handle(input, http).catch(async (error: unknown) => {
        if (error instanceof Problem || !(await releaseSpace())) throw error
        return route.handle(input, http)
      }),
  }
}

function addRoute(app: FastifyInstance, { operation, handle, refuse }: Route) {
  const { method, path, params, query, body, response, raw } = operation
  const status = operation.status ?? (response ? 200 : 204)
  const writeColumns = response && columnsWriter(response)
  app.route({
    method,
    url: path,
    config: { operation, ...(operation.file && { file: true }) },
    ...(operation.large_body && { bodyLimit: DOCUMENT_LIMIT_BYTES }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { [status]: response } }),
    },
    ...(refuse && {
      errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
        refuse(problemOf(error, request), { request, reply }),
    }),
    async handler(request, reply) {
      if (method === 'GET' && !raw) reply.header('cache-control', 'no-store')
      const result = await handle(inputOf(operation, request), { request, reply })
      // A redirect isn't sent yet while hooks look at it.
      if (raw || reply.sent || reply.hasHeader('location')) return reply
      if (writeColumns && request.headers.accept?.startsWith(COLUMNS_TYPE))
        reply.type(COLUMNS_TYPE).serializer(writeColumns)
      return response ? reply.status(status).send(result) : reply.status(status).send()
    },
  })
}

/** Only validated fields. Path parameters win over the query and body. */
function inputOf({ body, query, params }: Operation, request: FastifyRequest): unknown {
  return storableInput({
    ...(query && (request.query as object)),
    ...(body && (request.body as object)),
    ...(params && (request.params as object)),
  })
}

/** Uploads reach their handler as a stream of any size. */
function passStreamsThrough(app: FastifyInstance) {
  // Forms of our pages, other sites and email apps, for the few operations that accept them.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!request.routeOptions.config.operation?.form) return done(new Problem('unsupported_media'))
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  app.addContentTypeParser(STREAM_TYPES, (_request, payload, done) => done(null, payload))
}

/** One line per request: IDs and numbers, never a query string, an address or a person. */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) request.log.error(line, 'answered')
    else request.log.debug(line, 'answered')
  })
}
