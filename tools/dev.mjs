import { connect, createServer as createTcpServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import { withEnvFile } from './env-file.mjs'
import { runWithPinnedNode } from './pinned-node.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const FROM_THE_SERVER = '^/(api|([a-z]+-)?media|dev|healthz|readyz|metrics)(/|$|\\?)'
const OF_THE_SERVER = /^(src|migrations)\/.*\.(ts|sql)$|^\.env$/
const NOT_OF_THE_SERVER = /(^|\/)web\/|\.test\.ts$/
const DEBOUNCE_MS = 100
const START_TIMEOUT_MS = 30_000
const POLL_MS = 100

const given = { ...process.env }
// Settings of the public pages, which Vite serves.
Object.assign(process.env, withEnvFile(ROOT))
if (await runWithPinnedNode(ROOT, ['src/app/check-settings.ts'])) process.exit(1)
const port = Number(process.env.PORT || 3000)
const serverPort = await freePort()
const target = `http://127.0.0.1:${serverPort}`

const vite = await createServer({
  root: ROOT,
  // This file loads .env itself.
  envDir: false,
  plugins: [{ name: 'hearthbook-server-first', configureServer: waitForTheServer }],
  server: {
    port,
    host: process.env.HOST || '127.0.0.1',
    strictPort: true,
    proxy: { [FROM_THE_SERVER]: { target } },
    watch: {
      ignored: ['**/dist/**', '**/test-results/**', `${path.resolve(ROOT, process.env.DATA_DIR || 'data')}/**`],
    },
  },
})
await vite.listen()
vite.printUrls()
await runServer()

/** Holds requests while the server restarts, so the page doesn't show an error. */
function waitForTheServer({ middlewares }) {
  middlewares.use(async ({ url }, _response, next) => {
    const isForServer = new RegExp(FROM_THE_SERVER).test(url)
    for (let left = START_TIMEOUT_MS / POLL_MS; isForServer && left > 0 && !(await serverListens()); left--)
      await sleep(POLL_MS)
    next()
  })
}

async function serverListens() {
  const socket = connect(serverPort, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Runs the server and restarts it whenever one of its files changes. */
async function runServer() {
  for (;;) {
    const settings = withEnvFile(ROOT, given)
    // Links in emails and the Origin check use the URL that the browser sees: Vite's, not the server's behind it.
    const appUrl = settings.APP_URL || `http://localhost:${port}`
    const env = { ...settings, HOST: '127.0.0.1', PORT: String(serverPort), APP_URL: appUrl }
    const changed = new AbortController()
    const change = untilServerChanges().then(() => changed.abort())
    await runWithPinnedNode(ROOT, [...SERVER_FLAGS, 'src/app/main.ts'], { env, signal: changed.signal })
    if (!changed.signal.aborted) console.log('The server stopped. It restarts after the next change.')
    await change
  }
}

async function untilServerChanges() {
  for (;;) {
    const [, file] = await once(vite.watcher, 'all')
    const name = path.relative(ROOT, file).replaceAll(path.sep, '/')
    if (OF_THE_SERVER.test(name) && !NOT_OF_THE_SERVER.test(name)) return sleep(DEBOUNCE_MS)
  }
}

async function freePort() {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address()
  server.close()
  return free
}
