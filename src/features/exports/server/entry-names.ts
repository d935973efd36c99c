import { downloadName } from '#server/storage/download-name.ts'

type Named = { id: string; filename: string; file_type: string }

/** Named by what's known of the date, and original file name. The end of the ID keeps equal names apart. */
export function nameByDate(date: string, precision: string, { id, filename, file_type }: Named): string {
  const name = downloadName(filename, file_type)
  const dot = name.lastIndexOf('.')
  const known = precision === 'time' || precision === 'day' ? 10 : precision === 'month' ? 7 : 4
  return `${date.slice(0, known)} ${name.slice(0, dot)} ${id.slice(-12)}${name.slice(dot)}`
}

/** What the camera recorded, or when the photo was added, in UTC. */
export function cameraTime({ taken_at, created_at }: { taken_at: string | null; created_at: string }): string {
  return taken_at ?? new Date(created_at).toISOString()
}
