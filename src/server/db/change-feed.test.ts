import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, inject, test, vi } from 'vitest'
import { openChangeFeed } from './change-feed.ts'
import { withClient } from './cluster.ts'

const SOON = { timeout: 5_000 }

/** A firewall between a process and its database, which may forget the connections that go through it. */
async function openFirewall(to: URL) {
  let through: Socket[] = []
  const server = createServer((near) => {
    const far = connect(`${to.searchParams.get('host')}/.s.PGSQL.${to.port}`)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
    through.push(near, far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    /** Neither side hears a word of it. */
    forget() {
      for (const socket of through) socket.unpipe().pause()
      const forgotten = through
      through = []
      return () => forgotten.forEach((socket) => socket.destroy())
    },
    async close() {
      for (const socket of through) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

test('whoever listens through a firewall that forgot them notices, and is told what comes then', async () => {
  const adminUrl = inject('postgresAdminUrl')
  const firewall = await openFirewall(new URL(adminUrl))
  const feed = await openChangeFeed(firewall.url, pino({ level: 'silent' }), { beatMs: 50, answerMs: 300 })
  const [told, lost] = [vi.fn<(word: string) => void>(), vi.fn<() => void>()]
  await feed.follow('firewall', told, lost)
  const tell = (word: string) =>
    withClient(adminUrl, (client) => client.query('select pg_notify($1, $2)', ['firewall', word]))
  await tell('before')
  await expect.poll(() => told.mock.calls, SOON).toEqual([['before']])
  expect(lost).not.toHaveBeenCalled()

  const drop = firewall.forget()
  await expect.poll(() => lost.mock.calls.length, SOON).toBe(1)
  await expect.poll(() => feed.listening, SOON).toBe(true)
  await tell('after')
  await expect.poll(() => told.mock.calls, SOON).toEqual([['before'], ['after']])
  // The old connection ends at last, which is no news.
  drop()
  expect([feed.listening, lost.mock.calls.length]).toEqual([true, 1])
  await feed.close()
  await firewall.close()
})
