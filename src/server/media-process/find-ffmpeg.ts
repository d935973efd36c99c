import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Where ffmpeg is, or null: then films are played as they came, and posters come from the uploader or are drawn. */
export function findFfmpeg(searchPath = process.env['PATH'] ?? ''): string | null {
  for (const folder of searchPath.split(path.delimiter)) {
    if (!path.isAbsolute(folder)) continue
    const program = programAt(path.join(folder, 'ffmpeg'))
    if (program) return program
  }
  return null
}

/** The path, where there is a program that may be run. */
export function programAt(program: string): string | null {
  try {
    accessSync(program, constants.X_OK)
    return program
  } catch {
    return null
  }
}
