import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'
import type { ImportItem } from '../../imports.contract.ts'
import type { imports as en } from '../../imports.messages.en.ts'

const words = await catalogs<typeof en>(import.meta.url, '../../imports')
type Item = Pick<ImportItem, 'path' | 'bytes' | 'state' | 'reason' | 'photo_id'>

export function reportOf(items: Item[]) {
  const count = (state: string) => items.filter((item) => item.state === state).length
  const refused = items.filter(({ state }) => state === 'refused' || state === 'handed')
  return {
    imported: count('imported'),
    present: count('present'),
    ignored: count('ignored'),
    refused: refused.map(
      ({ path, reason }) => `${path}: ${reason ? words.en.reasons[reason] : words.en.states.handed}`,
    ),
  }
}

/** CSV with one line per file. */
export function reportTable(items: Item[]): string {
  return [reportHead('en'), ...items.map((item) => reportLine(item, 'en'))].join('')
}

export function reportHead(locale: Locale): string {
  const { file, bytes, fate, why, photo } = words[locale].table
  return line([file, bytes, fate, why, photo])
}

export function reportLine({ path, bytes, state, reason, photo_id }: Item, locale: Locale): string {
  const say = words[locale]
  return line([path, String(bytes), say.states[state], reason ? say.reasons[reason] : '', photo_id ?? ''])
}

function line(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Quoted, and escaped so that a spreadsheet never runs it as a formula. */
function cell(text: string): string {
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`
}
