import { execFileSync } from 'node:child_process'
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'
import { childEnv } from '#server/child-env.ts'
import type { Config } from '#server/config.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const COMMAND_MS = 30_000
const FILE = 'encryption-key'

/** Wraps data keys. It's identified by a hash. */
export type MasterKey = { id: string; key: Buffer }
/** The first one wraps new data keys. The others are from before it was changed. */
export type MasterKeys = { keys: [MasterKey, ...MasterKey[]] }
type KeyConfig = Pick<Config, 'dataDir' | 'encryption'>

export const masterKeyFile = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, FILE)

/** Whether the master key is in DATA_DIR instead of being a setting. */
export function isMasterKeyStored(config: KeyConfig): boolean {
  return !config.encryption.key && !config.encryption.command && existsSync(masterKeyFile(config))
}

/** The master keys of the settings, or of DATA_DIR. Undefined if there are none yet. @throws CannotStart */
export function readMasterKeys(config: KeyConfig): MasterKeys | undefined {
  const { key, command } = config.encryption
  if (key) return parseMasterKeys(key, 'ENCRYPTION_KEY')
  if (command) return parseMasterKeys(outputOf(command), 'The output of ENCRYPTION_KEY_COMMAND')
  const file = masterKeyFile(config)
  if (!existsSync(file)) return undefined
  chmodSync(file, 0o600)
  return parseMasterKeys(readFileSync(file, 'utf8'), file)
}

/** Generates a master key in DATA_DIR. Of two processes that do, the first one's stays. */
export function createMasterKey(config: KeyConfig): MasterKeys {
  const file = masterKeyFile(config)
  const made = `${file}.${process.pid}`
  try {
    writeFileSync(made, newMasterKey(), { mode: 0o600, flush: true })
    linkSync(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made, { force: true })
  }
  return parseMasterKeys(readFileSync(file, 'utf8'), file)
}

/** Replaces the keys in DATA_DIR. */
export function writeMasterKeys(config: KeyConfig, { keys }: MasterKeys): void {
  const file = masterKeyFile(config)
  writeFileSync(`${file}.next`, keys.map(({ key }) => `${key.toString('base64')}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
  renameSync(`${file}.next`, file)
}

const newMasterKey = () => `${randomBytes(KEY_BYTES).toString('base64')}\n`
export const newMasterKeys = () => parseMasterKeys(newMasterKey(), 'A new key')

/** Keys in base64 or hex, separated by spaces or lines. @throws CannotStart */
function parseMasterKeys(text: string, where: string): MasterKeys {
  const [first, ...others] = text.split(/\s+/).filter(Boolean).map(parseMasterKey)
  if (!first || [first, ...others].includes(undefined))
    throw new CannotStart(
      `${where} isn't an encryption key: it needs 32 random bytes in base64 or hex, such as from openssl rand -base64 32.`,
    )
  return { keys: [first, ...others.filter((key) => key !== undefined)] }
}

function parseMasterKey(text: string): MasterKey | undefined {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  if (key.length !== KEY_BYTES) return undefined
  return { id: createHmac('sha256', key).update('hearthbook:master-key').digest('hex').slice(0, 16), key }
}

function outputOf(command: string[]): string {
  const [program = '', ...args] = command
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      timeout: COMMAND_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: childEnv(),
    })
  } catch (error) {
    const { code, stderr, status } = error as NodeJS.ErrnoException & { stderr?: string; status?: number }
    throw new CannotStart(
      `ENCRYPTION_KEY_COMMAND: ${program} gave no key (${stderr?.trim().split('\n').at(-1) || code || `status ${status}`}).`,
    )
  }
}

/** Encrypts a data key. `about` has to be the same to decrypt it. */
export function wrapKey({ key }: MasterKey, dataKey: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(dataKey), cipher.final(), cipher.getAuthTag()])
}

/** @throws if it was changed, or belongs to something else */
export function unwrapKey({ key }: MasterKey, wrapped: Buffer, about: string): Buffer {
  const nonce = wrapped.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
  decipher.setAuthTag(wrapped.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
