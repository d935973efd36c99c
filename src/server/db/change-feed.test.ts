import { pino } from 'pino'
import { expect, inject, test, vi } from 'vitest'
import { openChangeFeed } from './change-feed.ts'
import { withClient } from './cluster.ts'
import { openFirewall } from './test-firewall.ts'

test('a listener behind a firewall that dropped its connection notices, reconnects, and gets later notifications', async () => {
  const adminUrl = inject('postgresAdminUrl')
  const firewall = await openFirewall(adminUrl)
  const feed = await openChangeFeed(firewall.url, pino({ level: 'silent' }), { heartbeatMs: 50, answerMs: 2_000 })
  const [onPayload, lost] = [vi.fn<(word: string) => void>(), vi.fn<() => void>()]
  await feed.follow('firewall', onPayload, lost)
  const notify = (word: string) =>
    withClient(adminUrl, (client) => client.query('select pg_notify($1, $2)', ['firewall', word]))
  await notify('before')
  await expect.poll(() => onPayload.mock.calls).toEqual([['before']])
  expect(lost).not.toHaveBeenCalled()

  const drop = firewall.dropConnections()
  await expect.poll(() => lost.mock.calls.length).toBe(1)
  await expect.poll(() => feed.listening).toBe(true)
  await notify('after')
  await expect.poll(() => onPayload.mock.calls).toEqual([['before'], ['after']])
  // The old connection finally ends, which must not report another loss.
  drop()
  expect([feed.listening, lost.mock.calls.length]).toEqual([true, 1])
  await feed.close()
  await firewall.close()
})

test('a feed whose connection breaks during many changes reports the loss once, and delivers later changes', async () => {
  const adminUrl = inject('postgresAdminUrl')
  const feed = await openChangeFeed(adminUrl, pino({ level: 'silent' }))
  const [onPayload, lost] = [vi.fn<(word: string) => void>(), vi.fn<() => void>()]
  await feed.follow('flood', onPayload, lost)
  let isFlooding = true
  const flood = withClient(adminUrl, async (client) => {
    while (isFlooding) await client.query(`select pg_notify('flood', i::text) from generate_series(1, 200) i`)
  })
  await expect.poll(() => onPayload.mock.calls.length).toBeGreaterThan(500)

  await withClient(adminUrl, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "flood"'`),
  )
  await expect.poll(() => lost.mock.calls.length).toBe(1)
  await expect.poll(() => feed.listening).toBe(true)
  const before = onPayload.mock.calls.length
  await expect.poll(() => onPayload.mock.calls.length).toBeGreaterThan(before)
  expect(lost).toHaveBeenCalledTimes(1)
  isFlooding = false
  await flood
  await feed.close()
})
