import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isAllowedAddress, problemOfUrl } from '#features/webhooks/server/allowed-addresses.ts'
import { openPostJson, type Resolve } from '#features/webhooks/server/post-json.ts'
import { startReceiver, type Receiver } from '#kit/webhooks.ts'

let home: Receiver
beforeAll(async () => {
  home = await startReceiver()
})
afterAll(() => home.close())
beforeEach(() => (home.received.length = 0))

const message = { headers: { 'webhook-id': '1' }, body: '{}' }
const port = () => new URL(home.url).port
/** A name server that gives these addresses, one after the other. */
function resolves(...addresses: string[]): Resolve {
  return (_name, done) => done(null, [{ address: addresses.shift() ?? '127.0.0.1', family: 4 }])
}

test('a company’s server doesn’t send to its own network, however the address is written', () => {
  const own = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.9', '100.64.0.1', '::1', 'fd00::1', '::ffff:10.0.0.1']
  const never = ['169.254.169.254', 'fe80::1', '0.0.0.0', '::', '224.0.0.1', '255.255.255.255', '64:ff9b::a00:1']
  const credentials = ['fd00:ec2::254', 'fd00:0ec2::0254', '100.100.100.200', '::ffff:100.100.100.200']
  expect(own.filter((address) => isAllowedAddress(address, 'public'))).toEqual([])
  expect(own.filter((address) => !isAllowedAddress(address, 'private'))).toEqual([])
  for (const targets of ['public', 'private'] as const) {
    expect([...never, ...credentials].filter((address) => isAllowedAddress(address, targets))).toEqual([])
    expect(isAllowedAddress('93.184.215.14', targets)).toBe(true)
    expect(isAllowedAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2c', targets)).toBe(true)
  }
})

test('an address that can’t be allowed is refused right away, also in unusual notations', () => {
  for (const host of ['127.1', '0x7f000001', '2130706433', '[::1]', 'localhost', 'ha.local', '[::ffff:7f00:1]'])
    expect(problemOfUrl(`https://${host}/`, 'public'), host).toBe('webhook_url_private')
  expect(problemOfUrl('http://example.org/', 'public')).toBe('webhook_url_needs_https')
  expect(problemOfUrl('https://example.org/', 'public')).toBeNull()
  for (const host of ['127.0.0.1:8123', 'homeassistant.local:8123', '192.168.1.9'])
    expect(problemOfUrl(`http://${host}/`, 'private')).toBeNull()
  expect(problemOfUrl('http://169.254.169.254/latest', 'private')).toBe('webhook_url_private')
})

test('a name is refused for the address it resolves to, and the address that was checked is the one that is called', async () => {
  const post = openPostJson({ targets: 'public', resolve: resolves('10.0.0.1') })
  expect(await post('https://rebind.example/hook', message)).toMatchObject({ status: null, error: 'address' })
  const metadata = openPostJson({ targets: 'private', resolve: resolves('169.254.169.254') })
  expect(await metadata(`http://rebind.example:${port()}/hook`, message)).toMatchObject({ error: 'address' })
  // It's asked once: a second answer would be another address.
  const once = openPostJson({ targets: 'private', resolve: resolves('127.0.0.1', '169.254.169.254') })
  expect(await once(`http://home.example:${port()}/hook`, message)).toMatchObject({ status: 204, error: null })
  expect(home.received).toMatchObject([{ headers: { host: `home.example:${port()}`, 'webhook-id': '1' } }])
})

test('a receiver that can’t be reached gets a reason', async () => {
  const post = openPostJson({ targets: 'private' })
  expect(await post('http://127.0.0.1:1/', message)).toMatchObject({ status: null, error: 'connection' })
  expect(await post(home.url.replace('http:', 'https:'), message)).toMatchObject({ error: 'certificate' })
  const unknown = openPostJson({
    targets: 'private',
    resolve: (_name, done) => done(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), []),
  })
  expect(await unknown('http://nowhere.example/', message)).toMatchObject({ error: 'host' })
  const impatient = openPostJson({ targets: 'private', resolve: () => {}, timeoutMs: 1 })
  expect(await impatient('http://slow.example/', message)).toMatchObject({ error: 'timeout' })
})
