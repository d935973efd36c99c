import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { removeStaleWork } from '#server/storage/scratch.ts'
import { startChild } from './child-handle.ts'
import type { Reached } from './probe-sandbox.ts'
import { bubblewrap, decoderFolders, type Sandbox, type SandboxFolders } from './sandbox.ts'

/** `isolated`: decoders have no network and only see the files they need. `unavailable`: this system has no bubblewrap. */
export type IsolationState = 'isolated' | 'unavailable' | 'refused'
export type Isolation = {
  state: IsolationState
  /** In DATA_DIR: for temporary files, also without a sandbox. */
  work: string
  sandbox?: Sandbox
  detail?: string
}
export type FindIsolation = () => Promise<Isolation>

const PROBE_LIMITS = { jobMs: 60_000 }
const PROBE_MEMORY_BYTES = 1024 ** 3

/** Finds the sandbox for this system's decoders. Tested on first use. */
export function openIsolation(config: Pick<SandboxFolders, 'dataDir' | 'ffmpeg'>): FindIsolation {
  let found: Promise<Isolation> | undefined
  return () => (found ??= findIsolation(decoderFolders(config)))
}

async function findIsolation(folders: SandboxFolders): Promise<Isolation> {
  mkdirSync(folders.uploads, { recursive: true })
  removeStaleWork(folders.work)
  const sandbox = bubblewrap(folders)
  if (!sandbox) return { state: 'unavailable', work: folders.work }
  const tried = await tryOut(folders, sandbox)
  return tried.sandbox ? tried : tryOut(folders, bubblewrap(folders, false) ?? sandbox)
}

async function tryOut(folders: SandboxFolders, sandbox: Sandbox): Promise<Isolation> {
  const { work } = folders
  try {
    const reached = await probeDecoder(folders, sandbox)
    return reached.length === 0
      ? { state: 'isolated', work, sandbox }
      : { state: 'refused', work, detail: `a decoder reached: ${reached.join()}` }
  } catch (error) {
    return { state: 'refused', work, detail: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs a decoder that tries forbidden accesses. @throws if it can't do its normal work */
export async function probeDecoder(folders: SandboxFolders, sandbox?: Sandbox): Promise<Reached[]> {
  const { dataDir, uploads, work, ffmpeg } = folders
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const secret = path.join(dataDir, `probe-${port}`)
  const child = startChild({ sandbox, work }, { warm: true })
  try {
    writeFileSync(secret, 'secret')
    const job = { probe: { work, uploads, secret, port, ffmpeg }, memoryLimitBytes: PROBE_MEMORY_BYTES }
    const outcome = await child.ask(job, PROBE_LIMITS)
    if (!('reached' in outcome)) throw new Error(JSON.stringify(outcome))
    return outcome.reached
  } finally {
    await child.end()
    server.close()
    for (const file of [secret, path.join(uploads, `probe-${port}`)]) rmSync(file, { force: true })
  }
}
