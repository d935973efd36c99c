import { memberStreamRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { directUploadsContract as contract } from '../direct-uploads.contract.ts'
import { receiveFile } from './receive-file.ts'
import { lengthOf, readForm } from './read-form.ts'

export function directUploadsRoutes(context: WebContext): Route[] {
  const receive = receiveFile(context)
  return [
    memberStreamRoute(context, contract.sendFile, async (adder, _input, { request, reply }) => {
      const upload = await readForm(request.raw, (file) => receive(adder, file))
      reply.status(202).send(upload)
    }),
    memberStreamRoute(
      context,
      contract.putFile,
      async (adder, { filename, album_id, taken_at }, { request, reply }) => {
        const upload = await receive(adder, {
          ...{ name: filename, bytes: lengthOf(request.raw), isExact: true, body: request.raw },
          fields: async () => ({ album_id, taken_at }),
        })
        reply.status(202).send(upload)
      },
    ),
  ]
}
