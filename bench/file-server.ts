/** Baseline for media: serves files by path, as simply as Node can. `node bench/file-server.ts root` prints its port. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const root = process.argv[2]!

const server = createServer(async (request, response) => {
  const file = path.join(root, request.url!)
  const { size } = await stat(file)
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': size })
  createReadStream(file).pipe(response)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
