import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '../child-env.ts'
import { sharp } from './image-library.ts'

/** What a decoder must be able to access, and what it mustn't. */
export type SandboxProbe = { work: string; uploads: string; secret: string; port: number; ffmpeg: string | null }
export type Reached = 'network' | 'secret' | 'uploads'

/** Runs in a decoder. @returns what it could access outside its folders @throws if it can't do its normal work */
export async function probeSandbox({ work, uploads, secret, port, ffmpeg }: SandboxProbe): Promise<Reached[]> {
  const made = path.join(work, `probe-${port}.webp`)
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } }).toFile(made)
  rmSync(made)
  if (ffmpeg) await requireProgram(ffmpeg)
  // Loads them once with a writable cache, so that later decoders start quickly.
  await Promise.all([
    import('./inspect-recording.ts'),
    import('./render-video.ts'),
    import('./extract-audio.ts'),
    import('./film/render-film.ts'),
  ])
  const tries: Record<Reached, () => unknown> = {
    network: () => connected(port),
    secret: () => readFileSync(secret),
    uploads: () => writeFileSync(path.join(uploads, `probe-${port}`), ''),
  }
  const reached: Reached[] = []
  for (const [name, attempt] of Object.entries(tries) as [Reached, () => unknown][])
    try {
      await attempt()
      reached.push(name)
    } catch {
      // Expected.
    }
  return reached
}

/** Exit code of shells and loaders if a program or one of its libraries is missing. */
const NOT_FOUND = 127

async function requireProgram(program: string): Promise<void> {
  try {
    await promisify(execFile)(program, ['-version'], { env: childEnv() })
  } catch (error) {
    const { code } = error as { code?: string | number }
    if (typeof code !== 'number' || code === NOT_FOUND) throw error
  }
}

function connected(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy()
      resolve()
    })
    socket.on('error', reject)
  })
}
