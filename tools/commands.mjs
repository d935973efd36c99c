import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildWeb, keepBuild } from './build-web.mjs'
import { withEnvFile } from './env-file.mjs'
import { installDependencies } from './install.mjs'
import { runWithPinnedNode } from './pinned-node.mjs'
import { UserError } from './user-error.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Set before the web app is built, whose pages show some of them. */
const DEMO_SETTINGS = { DATA_DIR: 'data-demo', BILLING: 'off', SIGN_UP: 'open', LOG_LEVEL: 'warn' }

/**
 * The program of each command. `web`: needs the built web app. `env`: uses the operator's settings in `.env`, which tests and
 * the demo must never do. `defaults`: settings that aren't given.
 */
const COMMANDS = {
  start: { program: 'src/app/main.ts', web: true, flags: SERVER_FLAGS, env: true },
  dev: { program: 'tools/dev.mjs' },
  test: { program: 'tools/test.mjs' },
  check: { program: 'tools/check.mjs' },
  fuzz: { program: 'tools/fuzz.ts' },
  bench: { program: 'bench/main.ts', web: true },
  demo: { program: 'demo/demo.ts', web: true, flags: SERVER_FLAGS, defaults: DEMO_SETTINGS },
  doctor: { program: 'src/app/doctor.ts', flags: SERVER_FLAGS, env: true },
  backup: { program: 'src/app/backup.ts', flags: SERVER_FLAGS, env: true },
  restore: { program: 'src/app/restore.ts', flags: SERVER_FLAGS, env: true },
  verify: { program: 'src/app/verify.ts', flags: SERVER_FLAGS, env: true },
  'rotate-secret': { program: 'src/app/rotate-secret.ts', flags: SERVER_FLAGS, env: true },
  'rotate-encryption-key': { program: 'src/app/rotate-encryption-key.ts', flags: SERVER_FLAGS, env: true },
  import: { program: 'src/app/import.ts', flags: SERVER_FLAGS, env: true },
  derivatives: { program: 'src/app/derivatives.ts', flags: SERVER_FLAGS, env: true },
  film: { program: 'tools/film.ts', flags: ['--disable-warning=ExperimentalWarning'] },
  'film:answers': { program: 'tools/film-answers.ts', flags: ['--disable-warning=ExperimentalWarning'] },
  pictures: { program: 'tools/pictures.ts', web: true },
  paintings: { program: 'tools/paintings.ts', flags: ['--disable-warning=ExperimentalWarning'] },
  'db:types': { program: 'tools/table-types.ts' },
}

/** Installs and builds what the command needs, runs it, and exits with its exit code. */
export async function runCommand(name, args) {
  try {
    const command = COMMANDS[name]
    if (!command)
      throw new UserError(`Unknown command. Use one of: ${Object.keys(COMMANDS).join(', ')}. For example: npm start`)
    if (!existsSync(path.join(ROOT, command.program))) throw new UserError(`${command.program} is missing.`)
    if (command.env) Object.assign(process.env, withEnvFile(ROOT))
    for (const [setting, value] of Object.entries(command.defaults ?? {})) process.env[setting] ||= value
    await installDependencies(ROOT)
    const env = {}
    const beforeBuild = command.env || command.defaults ? refuseWrongSettings : undefined
    if (command.web) {
      env.WEB_BUILD = await buildWeb(ROOT, { beforeBuild })
      keepBuild(env.WEB_BUILD)
    }
    process.exitCode = await runWithPinnedNode(ROOT, [...(command.flags ?? []), command.program, ...args], { env })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** The program prints what's wrong. */
async function refuseWrongSettings() {
  const code = await runWithPinnedNode(ROOT, ['src/app/check-settings.ts'])
  if (code !== 0) throw new UserError('Correct them and start again. Nothing was built.')
}
