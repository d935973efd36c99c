import { Readable } from 'node:stream'
import { getPreferences } from '#features/accounts/server/profile.ts'
import type { StreamingMember } from '#features/families/server/member.ts'
import type { Http } from '#server/http/route.ts'
import { contentDisposition, downloadName } from '#server/storage/download-name.ts'
import type { Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { selectItemsOf, selectImports } from './started-imports.queries.ts'
import { reportHead, reportLine } from './import/report.ts'

/** Items per query. */
const PAGE = 2000
/** Spreadsheets need it to recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type Adder = StreamingMember<'imports.run'>

export async function readImportReport(adder: Adder, { import_id }: { import_id: string }, http: Http): Promise<void> {
  const { user_id } = adder
  const { found, locale } = await adder.inTransaction(async (tx) => ({
    found: (await selectImports(tx, adder, import_id))[0],
    locale: (await getPreferences({ tx, user_id })).language,
  }))
  if (!found) throw notFound()
  await http.reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition('attachment', downloadName(found.title, 'text/csv')))
    .header('cache-control', 'no-store')
    .send(Readable.from(linesOf(adder, import_id, locale)))
}

async function* linesOf(adder: Adder, import_id: string, locale: Locale): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + reportHead(locale)
  for (let after: string | undefined; ;) {
    const from = after
    const page = await adder.inTransaction((tx) => selectItemsOf(tx, { import_id, after: from }, PAGE))
    if (page.length) yield page.map((item) => reportLine(item, locale)).join('')
    after = page.at(-1)?.id
    if (page.length < PAGE) break
  }
}
