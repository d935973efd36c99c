/**
 * A client with Node's own HTTP, in a process of its own: `node bench/http-client.ts` gets what to request as JSON from ASKED, and
 * prints how many responses arrived per second.
 */
import { Agent, get } from 'node:http'

const { port, paths, cookie, connections, seconds } = JSON.parse(process.env['ASKED']!) as {
  port: number
  paths: string[]
  cookie: string
  connections: number
  seconds: number
}
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const headers = { cookie }
const until = performance.now() + seconds * 1000
let answered = 0

function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
      response.on('data', () => {}).on('end', resolve)
    }).on('error', reject)
  })
}

async function keepAsking(first: number) {
  for (let at = first; performance.now() < until; at++) {
    await ask(paths[at % paths.length]!)
    answered++
  }
}

await Promise.all(Array.from({ length: connections }, (_, at) => keepAsking(at)))
console.log(answered / seconds)
agent.destroy()
