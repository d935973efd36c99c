import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programFor } from '#kit/programs.ts'

/** A proxy that passes each request to the next server, without stickiness and without looking whether it's up. */
export type RoundRobin = { name: string; close(): Promise<void> }

/** nginx, or a proxy of our own where it isn't installed. */
export function startRoundRobin(port: number, servers: { url: string }[]): Promise<RoundRobin> {
  const nginx = programFor('nginx')
  return nginx ? startNginx(nginx, port, servers) : startOwnProxy(port, servers)
}

async function startOwnProxy(port: number, servers: { url: string }[]): Promise<RoundRobin> {
  let requests = 0
  const proxy = createServer((received, reply) => {
    const { url } = servers[requests++ % servers.length]!
    const { method, headers } = received
    const forwarded = httpRequest(new URL(received.url!, url), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.on('error', () => reply.destroy()).pipe(reply)
    })
    forwarded.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()))
    reply.on('close', () => forwarded.destroy())
    received.pipe(forwarded)
  })
  proxy.listen(port, 'localhost')
  await once(proxy, 'listening')
  return {
    name: 'our own proxy',
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/** With the settings that docs/operations.md gives operators. */
async function startNginx(program: string, port: number, servers: { url: string }[]): Promise<RoundRobin> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const upstreams = servers.map(({ url }) => `server 127.0.0.1:${new URL(url).port} max_fails=0;`)
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream hearthbook { ${upstreams.join(' ')} }
  server {
    listen localhost:${port};
    client_max_body_size 0;
    location / {
      proxy_pass http://hearthbook;
      proxy_next_upstream off;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_request_buffering off;
      proxy_buffering off;
      proxy_read_timeout 1h;
    }
  }
}
`,
  )
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  const isUp = () => fetch(`http://localhost:${port}`).then(Boolean, () => false)
  while (!(await isUp())) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    await sleep(50)
  }
  return {
    name: 'nginx',
    async close() {
      nginx.kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
