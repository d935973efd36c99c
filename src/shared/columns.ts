/**
 * Lists of objects as columns, a fraction of their size: names are sent once, and so are values that repeat, or that differ only
 * by the ID of their row, such as addresses of thumbnails. Any JSON comes back as it was. The server's part is
 * `src/server/http/to-columns.ts`.
 */
export const COLUMNS_TYPE = 'application/vnd.hearthbook.columns+json'

export type Table = { $columns: Record<string, Column>; rows: number }
export type Column =
  | unknown[]
  /** The values that occur, and which one each row has, unless it's always the same. `ID_HERE` in them is the row's ID. */
  | { of: unknown[]; at?: number[]; has_id?: true }
  /** UUIDs in base64url, 22 characters each. */
  | { ids: string }
  /** Times as differences from the one before, in units of microseconds. */
  | { times: (number | null)[]; unit: number; zone: string }
  /** The same as an earlier column. */
  | { like: string }

export const ID_HERE = '{id}'
const ID_LENGTH = 22

export function fromColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromColumns)
  if (typeof value !== 'object' || value === null) return value
  if ('$columns' in value) return rowsOf(value as Table)
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fromColumns(field)]))
}

function rowsOf({ $columns, rows: count }: Table): Record<string, unknown>[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}))
  for (const [name, column] of Object.entries($columns)) {
    if (Array.isArray(column)) rows.forEach((row, at) => (row[name] = fromColumns(column[at])))
    else if ('like' in column) for (const row of rows) row[name] = row[column.like]
    else if ('ids' in column)
      rows.forEach((row, at) => (row[name] = idOf(column.ids.slice(at * ID_LENGTH, (at + 1) * ID_LENGTH))))
    else if ('times' in column) fillTimes(rows, name, column)
    else fillChoices(rows, name, column)
  }
  return rows
}

function fillChoices(rows: Record<string, unknown>[], name: string, column: Extract<Column, { of: unknown[] }>) {
  const choices = column.of.map(fromColumns)
  rows.forEach((row, at) => {
    const value = choices[column.at?.[at] ?? 0]
    row[name] = column.has_id && typeof value === 'string' ? value.replace(ID_HERE, () => String(row['id'])) : value
  })
}

function fillTimes(rows: Record<string, unknown>[], name: string, column: Extract<Column, { unit: number }>) {
  let microseconds = 0
  rows.forEach((row, at) => {
    const difference = column.times[at] ?? null
    if (difference !== null) microseconds += difference * column.unit
    row[name] = difference === null ? null : timeOf(microseconds) + column.zone
  })
}

/** ISO 8601 with as many decimals as PostgreSQL writes. */
export function timeOf(microseconds: number): string {
  const seconds = Math.floor(microseconds / 1_000_000)
  const rest = microseconds - seconds * 1_000_000
  const decimals = rest ? `.${String(rest).padStart(6, '0').replace(/0+$/, '')}` : ''
  return new Date(seconds * 1000).toISOString().slice(0, 19) + decimals
}

function idOf(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
