import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Without ffmpeg, videos are played as uploaded, and posters come from the uploader or are drawn. */
export const findFfmpeg = () => findProgram('ffmpeg')

/** The program's path, or null. */
export function findProgram(name: string, searchPath = process.env['PATH'] ?? ''): string | null {
  for (const folder of searchPath.split(path.delimiter)) {
    if (!path.isAbsolute(folder)) continue
    const program = programAt(path.join(folder, name))
    if (program) return program
  }
  return null
}

/** The path if it's an executable file. */
export function programAt(program: string): string | null {
  try {
    accessSync(program, constants.X_OK)
    return program
  } catch {
    return null
  }
}
