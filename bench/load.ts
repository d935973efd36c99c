import { connect } from 'node:net'

/** Paths of a server, and the Cookie header to send, or one for each connection. */
export type Asked = { port: number; paths: string[]; cookie: string | string[] }

/**
 * Requests the paths repeatedly over several keep-alive connections and returns responses per second.
 * Writes HTTP by hand and only counts bytes, so that the client's own cost stays small.
 */
export async function requestsPerSecond(asked: Asked, connections: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const startedAt = performance.now()
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      ask(asked, at, Math.floor((at * asked.paths.length) / connections), until),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1000)
}

function ask({ port, paths, cookie: given }: Asked, at: number, first: number, until: number): Promise<number> {
  const cookie = typeof given === 'string' ? given : given[at % given.length]
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let [answered, next, missing] = [0, first, -1]
    let head = ''
    const send = () =>
      socket.write(
        `GET ${paths[next++ % paths.length]} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`,
      )
    socket.once('connect', send)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed the connection')))
    socket.on('data', (chunk) => {
      if (missing < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = /^HTTP\/1.1 200 .*\r\ncontent-length: (\d+)/is.exec(head)?.[1]
        if (!length) return reject(new Error(`Not what was asked for: ${head.slice(0, 200)}`))
        missing = Number(length) - (head.length - end - 4)
      } else missing -= chunk.length
      if (missing > 0) return
      ;[head, missing] = ['', -1]
      answered++
      if (performance.now() < until) return void send()
      socket.removeAllListeners('close').destroy()
      resolve(answered)
    })
  })
}
