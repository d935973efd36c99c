import type { Member } from '#features/families/server/member.ts'
import type { Config } from '#server/config.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { successionContract } from '../succession.contract.ts'
import { selectRecordCounts, selectRecordNames, selectRecordYears } from './family-record.queries.ts'

type Operation = (typeof successionContract)['createFamilyRecord']

/** The page to print, as the owner sees their family. */
export async function createFamilyRecord(
  { tx, family_id }: Member<'family.manage'>,
  { language }: InputOf<Operation>,
  { appUrl }: Pick<Config, 'appUrl'>,
): Promise<ResultOf<Operation>> {
  const [years, counts, involved] = await Promise.all([
    selectRecordYears(tx, family_id),
    selectRecordCounts(tx, family_id),
    selectRecordNames(tx, family_id),
  ])
  // Imported on demand: pdfkit is large and rarely needed.
  const { renderFamilyRecord } = await import('./render-family-record.ts')
  const pdf = await renderFamilyRecord({ locale: language, appUrl, years, counts, involved, date: new Date() })
  return { filename: 'hearthbook-family-record.pdf', pdf: pdf.toString('base64') }
}
