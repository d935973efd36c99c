import * as z from 'zod/mini'

export const AcceptSearch = z.object({ token: z.catch(z._default(z.coerce.string(), ''), '') })
export type AcceptSearch = z.output<typeof AcceptSearch>
