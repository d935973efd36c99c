import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SITE_SETTINGS } from '#features/public/site-settings.ts'
import { findProgram } from '#server/media-process/find-program.ts'
import { settings } from '#server/settings.ts'
import { SERVER_FLAGS } from './server-flags.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const dockerfile = read('Dockerfile')

type Service = {
  build?: { args: Record<string, string> }
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  healthcheck?: object
}
const compose = parse(read('compose.yaml')) as { services: Record<string, Service>; volumes: Record<string, null> }

test('every image is pinned by an exact version or a digest', () => {
  const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name))
  const images = [
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    ...[...dockerfile.matchAll(/^COPY --from=(\S+)/gm)].map(([, image]) => image).filter((name) => !stages.has(name)),
    ...[...read('compose.yaml').matchAll(/^ +image: (\S+)/gm)].map(([, image]) => image),
  ]
  expect(images.length).toBeGreaterThanOrEqual(4)
  for (const image of images)
    expect(image).toMatch(/:\d+(\.\d+)+(-[\w.]+)?(@sha256:[0-9a-f]{64})?$|@sha256:[0-9a-f]{64}$/)
})

test('the image has less than 300 MB of packages', () => {
  const removed = [...dockerfile.matchAll(/node_modules\/(\S+)/g)].map(([, name]) => `node_modules/${name}`)
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> }
  const packages = Object.entries(lock.packages)
    .filter(([name, { dev }]) => name && !dev && !removed.some((folder) => `${name}/`.startsWith(`${folder}/`)))
    // The image comes with Node.
    .filter(([name]) => name !== 'node_modules/node')
    .map(([name]) => path.join(ROOT, name))
  const bytes = packages.reduce((sum, folder) => sum + sizeOf(folder), 0)
  expect(packages.length).toBeGreaterThan(200)
  expect(bytes / 1e6).toBeGreaterThan(50)
  expect(bytes / 1e6).toBeLessThan(300)
})

test('the image starts the server with its flags, as a user without privileges', () => {
  const start = /^CMD (.+)$/m.exec(dockerfile)?.[1] ?? ''
  expect(JSON.parse(start)).toEqual(['node', ...SERVER_FLAGS, 'src/app/main.ts'])
  expect(/^USER (\S+)$/m.exec(dockerfile)?.[1]).toBe('node')
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  const made = ['/app/sbom.json', '/app/dist', '/app/node_modules']
  for (const file of copied.filter((name) => !made.includes(name)))
    expect(existsSync(path.join(ROOT, path.relative('/app', file))), file).toBe(true)
})

test('the image is built with the settings of the public pages', () => {
  expect(/^ARG (.+)$/m.exec(dockerfile)?.[1]?.split(' ')).toEqual(SITE_SETTINGS)
  expect(Object.keys(compose.services['app']?.build?.args ?? {})).toEqual(SITE_SETTINGS)
})

test('compose.yaml sets settings that exist, and what its services refer to is declared', () => {
  const { services, volumes } = compose
  for (const name of Object.keys(services['app']?.environment ?? {})) expect(settings.shape).toHaveProperty(name)
  for (const { depends_on = {} } of Object.values(services))
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(services).toHaveProperty(name)
      if (condition === 'service_healthy') expect(services[name]).toHaveProperty('healthcheck')
    }
  const mounted = Object.values(services).flatMap(
    (service) => service.volumes?.map((mount) => mount.split(':')[0]) ?? [],
  )
  expect(mounted.toSorted()).toEqual(Object.keys(volumes).toSorted())
  const text = read('compose.yaml')
  const needed = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name))
  for (const name of needed) expect(text).toMatch(new RegExp(`^# {3}${name}=`, 'm'))
})

test.skipIf(!findProgram('systemd-analyze'))(
  'the systemd unit is valid and exposes little (needs systemd-analyze: apt install systemd)',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-unit-'))
    const unit = path.join(folder, 'hearthbook.service')
    // Programs of the operator's machine, which this one may not have.
    await writeFile(unit, read('deploy/hearthbook.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })
    const { status, stderr } = analyze('verify')
    expect([status, stderr]).toEqual([0, ''])
    // From 0 to 10, times 10. Decoders are isolated with namespaces and mounts, which count as exposure.
    const { status: isExposed, stdout } = analyze('security', '--offline=yes', '--threshold=30')
    expect(isExposed, stdout).toBe(0)
    await rm(folder, { recursive: true })
  },
)

test('the image uses the Node version in package.json', () => {
  expect(dockerfile).toContain(`FROM node:${JSON.parse(read('package.json')).dependencies.node}-`)
})

/** Without the packages inside it, which are counted separately. */
function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name)
    if (!entry.isDirectory()) return sum + lstatSync(file).size
    return entry.name === 'node_modules' ? sum : sum + sizeOf(file)
  }, 0)
}
