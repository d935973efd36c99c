import type { Http } from '#server/http/route.ts'
import { nameOf } from './provided-name.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/** Redirects Apple's form to our page: cross-site requests have no cookies, so this decides nothing. */
export async function receiveAppleForm({ config }: SignInDeps, { request, reply }: Http): Promise<void> {
  const form = (request.body ?? {}) as Record<string, string>
  const { code, state, iss, error, user } = form
  const given = Object.entries({ code, state, iss, error, ...namesOf(user) })
  const query = new URLSearchParams(given.filter((pair): pair is [string, string] => Boolean(pair[1])))
  await reply.status(303).header('cache-control', 'no-store').redirect(`${config.appUrl}/sign-in/apple?${query}`)
}

/** Apple sends the name once, unsigned, beside the token: good enough to fill in a field that the user can change. */
function namesOf(user: string | undefined): { first_name?: string; last_name?: string } {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    const [first_name, last_name] = [name?.firstName, name?.lastName].map((part) => nameOf(String(part ?? '')))
    return { ...(first_name && { first_name }), ...(last_name && { last_name }) }
  } catch {
    return {}
  }
}
