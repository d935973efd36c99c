import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Where ffmpeg is, or null: then films keep playing as they are, and posters come from the uploader or are drawn. */
export function findFfmpeg(searchPath = process.env['PATH'] ?? ''): string | null {
  for (const folder of searchPath.split(path.delimiter)) {
    if (!path.isAbsolute(folder)) continue
    const program = path.join(folder, 'ffmpeg')
    try {
      accessSync(program, constants.X_OK)
      return program
    } catch {
      continue
    }
  }
  return null
}
