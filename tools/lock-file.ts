import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Entry = { version: string; optional?: boolean; dev?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }
type Package = Entry & { optionalDependencies?: Record<string, string> }
type LockFile = { packages: Record<string, Package> }

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * Packages for other systems that npm left out of the lock file (npm/cli#4828). `npm ci` refuses it on those systems, and with
 * newer npm on all of them.
 */
export function missingFromLock({ packages }: LockFile): { name: string; entry: Entry }[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies, dev }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name]) => !isFound(packages, folder, name))
      .map(([name, range]) => ({
        name,
        entry: { version: range.replace(/^[~^]/, ''), ...(dev && { dev }), ...platformOf(name), optional: true },
      })),
  )
}

/** The platform in names of such packages: `@swc/core-linux-x64-musl`, `binding-linux-arm-gnueabihf`. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && { libc }) }
}

/** Whether Node would resolve the package from `folder` upwards. */
function isFound(packages: LockFile['packages'], folder: string, name: string): boolean {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${at}${at && '/'}node_modules/${name}`]) return true
    if (!at) return false
  }
}

if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, '../package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile
  const missing = missingFromLock(lock)
  for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} packages of other systems added to package-lock.json`)
}
