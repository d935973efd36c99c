import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { davContract } from '#features/dav/dav.contract.ts'
import type { DeviceScope } from '#features/dav/dav.rules.ts'
import type { Family, Person } from './people.ts'

const run = promisify(execFile)

export type TestDevice = {
  id: string
  password: string
  url: string
  headers: Record<string, string>
  /** A request to a path below /dav. */
  asks(method: string, path: string, body?: Uint8Array | string, headers?: Record<string, string>): Promise<Response>
  /** The hrefs of a PROPFIND with depth 1, without the folder itself. */
  lists(path: string): Promise<string[]>
}

export async function addDevice(
  person: Person,
  { family_id }: Pick<Family, 'family_id'>,
  scope: DeviceScope = 'write',
  name = 'Phone',
): Promise<TestDevice> {
  const { device, password } = await person.call(davContract.createBackupDevice, { family_id, name, scope })
  return { id: device.id, ...withPassword(person.server.url, password) }
}

export function withPassword(origin: string, password: string, user = 'hearthbook') {
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  const asks: TestDevice['asks'] = (method, path, body, more) =>
    fetch(`${origin}/dav${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body: body as string }),
    })
  async function lists(path: string) {
    const answer = await asks('PROPFIND', path, undefined, { depth: '1' })
    const hrefs = Array.from((await answer.text()).matchAll(/<D:response><D:href>([^<]*)/g), ([, href = '']) => href)
    return hrefs.slice(1).map((href) => href.replace('/dav', ''))
  }
  return { password, url: `${origin}/dav/`, headers, asks, lists }
}

/** Runs rclone with the device as the remote `home:`. It compares times and SHA-1 as with ownCloud. */
export async function rclone(device: TestDevice, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await (await startRclone(device, ...args)).ended
  return stdout + stderr
}

/** The same, to stop it before it has ended. */
export async function startRclone({ url, password }: TestDevice, ...args: string[]) {
  const obscured = (await run('rclone', ['obscure', password])).stdout.trim()
  const env = {
    ...process.env,
    ...{ RCLONE_CONFIG: '/dev/null', RCLONE_CONFIG_HOME_TYPE: 'webdav', RCLONE_CONFIG_HOME_URL: url },
    ...{
      RCLONE_CONFIG_HOME_VENDOR: 'owncloud',
      RCLONE_CONFIG_HOME_USER: 'hearthbook',
      RCLONE_CONFIG_HOME_PASS: obscured,
    },
  }
  const ended = run('rclone', args, { env, maxBuffer: 64 * 1024 ** 2 })
  return { ended, kill: () => void ended.child.kill('SIGKILL') }
}

/** The body of a PROPPATCH that says when a file was modified. */
export const settingTime = (time: string) =>
  `<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:getlastmodified>${time}</D:getlastmodified></D:prop></D:set></D:propertyupdate>`
