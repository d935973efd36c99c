import { downloadName } from '#server/storage/download-name.ts'

type Named = { id: string; filename: string; file_type: string }

/** Named by day and original file name. The end of the ID keeps equal names apart. */
export function nameByDay(day: string, { id, filename, file_type }: Named): string {
  const name = downloadName(filename, file_type)
  const dot = name.lastIndexOf('.')
  return `${day.slice(0, 10)} ${name.slice(0, dot)} ${id.slice(-12)}${name.slice(dot)}`
}

/** What the camera recorded, or when the photo was added, in UTC. */
export function cameraTime({ taken_at, created_at }: { taken_at: string | null; created_at: string }): string {
  return taken_at ?? new Date(created_at).toISOString()
}
