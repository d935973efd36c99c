import { existsSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from './find-program.ts'

/** Paths of programs and libraries. Decoders can't see anything in `/home`, `/root`, `/var`, `/run` or `/opt`. */
const SYSTEM = [
  ...['/usr', '/lib', '/lib64', '/bin', '/sbin', '/nix/store', '/gnu/store'],
  ...['/etc/alternatives', '/etc/fonts', '/etc/ld.so.cache', '/etc/localtime'],
]
const ROOT = path.resolve(import.meta.dirname, '../../..')
/** bwrap writes the decoder's process ID here, which isn't its own. Node's IPC channel is 3. */
export const INFO_FD = 4
/** A decoder needs a few files, and a core dump would contain the photo. */
const LIMITS = ['--core=0', '--nofile=512']

export type SandboxFolders = {
  dataDir: string
  /** In `dataDir`: uploads, read-only for decoders. */
  uploads: string
  /** In `dataDir`: output of decoders. */
  work: string
  ffmpeg: string | null
}

export function decoderFolders({ dataDir, ffmpeg }: Pick<SandboxFolders, 'dataDir' | 'ffmpeg'>): SandboxFolders {
  return { dataDir, ffmpeg, uploads: path.join(dataDir, 'staging'), work: path.join(dataDir, 'work') }
}

export type Sandbox = {
  /** Whether decoders can have their own /proc. Containers and services with a protected /proc don't allow it. */
  hasProc: boolean

  /** Arguments that start `program` in the sandbox. `warm`: it can write the compile cache, and gets no user files. */
  argvOf(program: string[], warm?: boolean): [string, ...string[]]
}

/** A bubblewrap sandbox without network, with only `folders`, this program and the system's visible. Undefined without bwrap. */
export function bubblewrap({ dataDir, uploads, work, ffmpeg }: SandboxFolders, hasProc = true): Sandbox | undefined {
  const bwrap = findProgram('bwrap')
  if (!bwrap) return undefined
  const prlimit = findProgram('prlimit')
  const libraries = (process.env['LD_LIBRARY_PATH'] ?? '').split(path.delimiter).filter((dir) => path.isAbsolute(dir))
  const own = ['src', 'node_modules', 'package.json'].map((name) => path.join(ROOT, name))
  const visible = [...SYSTEM, ...libraries, ...(ffmpeg ? [path.dirname(ffmpeg), ffmpeg] : [])]
  return {
    hasProc,
    argvOf: (program, warm = false) => {
      const compiled = process.env['NODE_COMPILE_CACHE']
      const flags = [
        ...['--unshare-all', '--die-with-parent', '--as-pid-1', '--cap-drop', 'ALL', '--info-fd', String(INFO_FD)],
        ...visible.flatMap(readOnly),
        ...[hasProc ? '--proc' : '--dir', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
        // Hides settings and secrets in these folders.
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
