import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { redirectToProvider } from '#features/sign-in/server/provider-redirect.ts'
import { openSignInDeps } from '#features/accounts/server/sign-in-deps.ts'
import type { Sample } from './sample.ts'
import type { Person } from './people.ts'

const google = { provider: 'google' } as const

/** Connects an account at the provider and removes any second factor. Returns the provider's ID for the caller. */
export async function connectProvider({ server, user_id }: Person): Promise<string> {
  const subject = randomUUID()
  await server.sql('delete from authenticators where user_id = $1', [user_id])
  await server.sql(
    `insert into provider_identities (provider, subject, user_id) select 'google', $1, id from profiles where id = $2
     on conflict (user_id, provider) do update set subject = excluded.subject`,
    [subject, user_id],
  )
  return subject
}

/** The parameters of the caller's redirect back from the server's provider, if it has one. */
export async function comeBack(caller: Person, step: 'link' | 'proof'): Promise<Sample> {
  const { server, user_id, cookie } = caller
  const sub = await connectProvider(caller)
  if (!server.provider) return { input: { ...google, code: 'a-code', state: `${step}.nobodys` } }
  server.provider.person = { sub: step === 'proof' ? sub : randomUUID() }
  const cookies = [cookie]
  const request = { cookies: {} } as FastifyRequest
  const reply = {
    setCookie: (name: string, value: string) => cookies.push(`${name}=${value}`),
  } as never as FastifyReply
  const deps = openSignInDeps(server.context.db, server.config)
  const going = { redirect: null, user_id }
  const { url } = await redirectToProvider(deps, { request, reply }, { ...google, step, going })
  const back = Object.fromEntries(server.provider.agree(url))
  return { input: { ...google, ...back }, extra: { headers: { cookie: cookies.filter(Boolean).join('; ') } } }
}
