import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy between a process and its database that can silently drop connections or refuse all of them. */
export async function openFirewall(postgresUrl: string) {
  const to = new URL(postgresUrl)
  let through: Socket[] = []
  let isShut = false
  const server = createServer((near) => {
    const far = connect(`${to.searchParams.get('host')}/.s.PGSQL.${to.port}`)
    for (const socket of [near, far]) socket.on('error', () => {})
    if (!isShut) near.pipe(far).pipe(near)
    through.push(near, far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Neither side gets an error. */
  const dropConnections = () => {
    for (const socket of through) socket.unpipe().pause()
    const dropped = through
    through = []
    return () => dropped.forEach((socket) => socket.destroy())
  }
  return {
    url: url.href,
    dropConnections,
    /** Like a machine that's gone: connection attempts get no answer. */
    shut() {
      isShut = true
      return dropConnections()
    },
    open() {
      isShut = false
    },
    async close() {
      for (const socket of through) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
