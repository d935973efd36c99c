import { memberStreamRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { directUploadsContract as contract } from './direct-uploads.contract.ts'
import { lengthOf, readForm } from './server/read-form.ts'
import { receiveFile } from './server/receive-file.ts'

export const feature: Feature = {
  contract: [contract],
  routes(context) {
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
  },
}
