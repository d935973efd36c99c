import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from './find-program.ts'

/** Where programs and libraries are. Nothing of `/home`, `/root`, `/var`, `/run` or `/opt` is visible to a decoder. */
const SYSTEM = [
  ...['/usr', '/lib', '/lib64', '/bin', '/sbin', '/nix/store', '/gnu/store'],
  ...['/etc/alternatives', '/etc/fonts', '/etc/ld.so.cache', '/etc/localtime'],
]
const ROOT = path.resolve(import.meta.dirname, '../../..')
/** bwrap writes here which process is the decoder; its own isn't. Node's channel is 3. */
export const INFO_FD = 4
/** A decoder needs a handful, and a photo in a core dump would outlive it. */
const LIMITS = ['--core=0', '--nofile=512']

export type SandboxFolders = {
  dataDir: string
  /** In `dataDir`: uploads, which decoders read and can't change. */
  uploads: string
  /** In `dataDir`: what decoders write. */
  work: string
  ffmpeg: string | null
}

export function decoderFolders({ dataDir, ffmpeg }: Pick<SandboxFolders, 'dataDir' | 'ffmpeg'>): SandboxFolders {
  return { dataDir, ffmpeg, uploads: path.join(dataDir, 'staging'), work: path.join(dataDir, 'work') }
}

export type Sandbox = {
  /** Whether decoders see their own processes in /proc. Containers and services with a protected /proc don't allow it. */
  hasProc: boolean

  /** Command and arguments that start `program` inside; `warm`: it may write what Node compiled, and gets no one's files. */
  argvOf(program: string[], warm?: boolean): [string, ...string[]]
  /** For temporary files. */
  work: string
}

/** A sandbox of bubblewrap without network, in which only `folders`, this program and the system's are visible; undefined without bwrap. */
export function bubblewrap({ dataDir, uploads, work, ffmpeg }: SandboxFolders, hasProc = true): Sandbox | undefined {
  const bwrap = findProgram('bwrap')
  if (!bwrap) return undefined
  for (const folder of [uploads, work]) mkdirSync(folder, { recursive: true })
  const prlimit = findProgram('prlimit')
  const libraries = (process.env['LD_LIBRARY_PATH'] ?? '').split(path.delimiter).filter((dir) => path.isAbsolute(dir))
  const own = ['src', 'node_modules', 'package.json'].map((name) => path.join(ROOT, name))
  const visible = [...SYSTEM, ...libraries, ...(ffmpeg ? [path.dirname(ffmpeg), ffmpeg] : [])]
  return {
    hasProc,
    work,
    argvOf: (program, warm = false) => {
      const compiled = process.env['NODE_COMPILE_CACHE']
      const flags = [
        ...['--unshare-all', '--die-with-parent', '--as-pid-1', '--cap-drop', 'ALL', '--info-fd', String(INFO_FD)],
        ...visible.flatMap(readOnly),
        ...[hasProc ? '--proc' : '--dir', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
        // Settings and secrets are beside these.
        ...['--tmpfs', ROOT, '--tmpfs', dataDir],
        ...[process.execPath, ...own, uploads].flatMap(readOnly),
        ...(compiled && existsSync(compiled) ? [warm ? '--bind' : '--ro-bind', compiled, compiled] : []),
        ...['--bind', work, work, '--chdir', work],
      ]
      const sandboxed = [bwrap, ...flags, ...program] as const
      return prlimit ? [prlimit, ...LIMITS, ...sandboxed] : [...sandboxed]
    },
  }
}

const readOnly = (file: string) => ['--ro-bind-try', file, file]
