import { readCsv } from './csv.ts'

/** A row of Apple's `Photo Details.csv`, about a photo in the same folder. */
export type Detail = { name: string; taken_at?: string; is_favorite: boolean; is_hidden: boolean; is_deleted: boolean }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The rows; undefined for any other table. Columns are found by name, in any order. */
export async function readDetails(text: string): Promise<Detail[] | undefined> {
  const rows = readCsv(text)
  const head = (await rows.next()).value as string[] | undefined
  const column = (name: string) => head?.findIndex((cell) => cell.trim().toLowerCase() === name.toLowerCase()) ?? -1
  const [name, favorite, hidden, deleted, date] = [
    ...[column('imgName'), column('favorite'), column('hidden'), column('deleted'), column('originalCreationDate')],
  ] as [number, number, number, number, number]
  if (name < 0 || date < 0) return undefined
  const isYes = (cell: string | undefined) => /^(yes|true|1)$/i.test(cell?.trim() ?? '')
  const details: Detail[] = []
  for await (const row of rows) {
    if (!row[name]) continue
    const taken_at = timeOf(row[date] ?? '')
    const flags = { is_favorite: isYes(row[favorite]), is_hidden: isYes(row[hidden]), is_deleted: isYes(row[deleted]) }
    details.push({ name: row[name].normalize('NFC'), ...(taken_at && { taken_at }), ...flags })
  }
  return details
}

/** File names in an album: a table with a single column, `Images`. Undefined for any other table. */
export async function readAlbumList(text: string): Promise<string[] | undefined> {
  const rows = readCsv(text)
  const head = (await rows.next()).value as string[] | undefined
  if (head?.length !== 1 || head[0]?.trim().toLowerCase() !== 'images') return undefined
  const names: string[] = []
  for await (const [name = ''] of rows) names.push(name.normalize('NFC'))
  return names
}

/** Longer than any date format. */
const DATE_MAX_LENGTH = 100

/** `Saturday June 4,2022 12:11 PM GMT`, as UTC. */
function timeOf(text: string): string | undefined {
  const parts = /(\p{L}{3})\p{L}*\s+(\d{1,2}),\s*(\d{4})\s+(\d{1,2}):(\d\d)(?::(\d\d))?\s*(AM|PM)?\s*(GMT|UTC)/iu.exec(
    text.slice(0, DATE_MAX_LENGTH),
  )
  if (!parts) return undefined
  const [, name = '', day, year, hours, minutes, seconds = '0', half] = parts
  const month = months.indexOf(name.toLowerCase())
  // 12 AM is midnight.
  const hour = half && Number(hours) <= 12 ? (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hours)
  const time = new Date(Date.UTC(Number(year), month, Number(day), hour, Number(minutes), Number(seconds)))
  const isReal = month >= 0 && time.getUTCDate() === Number(day) && time.getUTCFullYear() >= 1826
  return isReal ? time.toISOString().slice(0, 19) : undefined
}
