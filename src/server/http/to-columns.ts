import { ID_HERE, timeOf, type Column, type Table } from '#shared/columns.ts'

/** Shorter lists are as small as they are. */
const FEWEST_ROWS = 4
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(Z?)$/

type Row = Record<string, unknown>

/** Replaces each list of objects with the same fields by a table. */
export function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) return isTable(value) ? tableOf(value) : value.map(toColumns)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toColumns(field)]))
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTable(list: unknown[]): list is Row[] {
  const [first] = list
  if (list.length < FEWEST_ROWS || !isObject(first)) return false
  const names = namesOf(first)
  const isLikeFirst = (row: unknown) =>
    isObject(row) && namesOf(row).length === names.length && names.every((name) => row[name] !== undefined)
  return list.every(isLikeFirst)
}

/** JSON leaves undefined fields out. */
function namesOf(row: Row): string[] {
  return Object.keys(row).filter((name) => row[name] !== undefined)
}

function tableOf(rows: Row[]): Table {
  const done: [string, unknown[]][] = []
  const table: Table = { $columns: {}, rows: rows.length }
  for (const name of namesOf(rows[0] ?? {})) {
    const values = rows.map((row) => row[name])
    const choices = choicesOf(values)
    const same = choices ? undefined : done.find(([, others]) => others.every((other, at) => other === values[at]))
    table.$columns[name] =
      choices ??
      (same && { like: same[0] }) ??
      idsOf(values) ??
      // The ID has to be there before what contains it.
      (done.some(([other]) => other === 'id') ? choicesWithId(values, rows) : undefined) ??
      timesOf(values) ??
      values.map(toColumns)
    done.push([name, values])
  }
  return table
}

/** For values of which at most every third is new. */
function choicesOf(values: unknown[]): Exclude<Column, unknown[]> | undefined {
  const found = new Map<unknown, number>()
  const at: number[] = []
  for (const value of values) {
    const key = isPlain(value) ? value : JSON.stringify(value)
    const index = found.get(key) ?? found.size
    if (index === found.size) found.set(key, index)
    if (found.size > values.length / 3) return undefined
    at.push(index)
  }
  const of = [...found.values()].map((index) => toColumns(values[at.indexOf(index)]))
  return found.size === 1 ? { of } : { of, at }
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** For texts with the row's ID in them, which are the same otherwise. */
function choicesWithId(values: unknown[], rows: Row[]): Column | undefined {
  const shared: string[] = []
  for (const [at, value] of values.entries()) {
    const id = rows[at]?.['id']
    if (typeof id !== 'string' || typeof value !== 'string' || id === '' || value.includes(ID_HERE)) return undefined
    const place = value.indexOf(id)
    if (place < 0) return undefined
    shared.push(value.slice(0, place) + ID_HERE + value.slice(place + id.length))
  }
  const choices = choicesOf(shared)
  return choices && { ...(choices as { of: unknown[] }), has_id: true }
}

function idsOf(values: unknown[]): Column | undefined {
  if (!values.every((value) => typeof value === 'string' && UUID.test(value))) return undefined
  return { ids: values.map((id) => Buffer.from(String(id).replaceAll('-', ''), 'hex').toString('base64url')).join('') }
}

/** Times that have the same zone, and that come back exactly. */
function timesOf(values: unknown[]): Column | undefined {
  let zone: string | undefined
  let before = 0
  const differences: (number | null)[] = []
  for (const value of values) {
    const [, seconds, decimals = '', ofTime] = (typeof value === 'string' && TIME.exec(value)) || []
    if (value === null) differences.push(null)
    else if (seconds === undefined || (zone !== undefined && zone !== ofTime)) return undefined
    else {
      const microseconds = Date.parse(`${seconds}Z`) * 1000 + Number(decimals.padEnd(6, '0'))
      if (!Number.isSafeInteger(microseconds) || timeOf(microseconds) + ofTime !== value) return undefined
      zone = ofTime
      differences.push(microseconds - before)
      before = microseconds
    }
  }
  if (zone === undefined) return undefined
  const unit = differences.every((one) => one === null || one % 1_000_000 === 0) ? 1_000_000 : 1
  return { times: differences.map((one) => one && one / unit), unit, zone }
}
