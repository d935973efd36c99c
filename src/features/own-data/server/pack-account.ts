import { createTranslator } from 'use-intl/core'
import { cameraTime, nameByDate } from '#features/exports/server/entry-names.ts'
import type { Packed } from '#features/exports/server/make-export.ts'
import type { Packing } from '#features/exports/server/packing.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { downloadName } from '#server/storage/download-name.ts'
import {
  countOriginals,
  originalKinds,
  rowsOfPerson,
  selectFamiliesOf,
  selectOriginals,
  type ExportedFamily,
} from './account-data.queries.ts'
import { sendOwnDataMailJob } from './own-data.jobs.ts'
import { ownDataMails } from './own-data-mail.ts'

const ORIGINALS_PAGE = 200

/** Exports a person's data: account data, then each of their families with originals. */
export async function packAccount(packing: Packing): Promise<Packed> {
  const { user_id, locale } = packing
  const t = createTranslator({ locale, messages: ownDataMails[locale] as (typeof ownDataMails)['en'] })
  await packing.addText('README.txt', t('readme'))
  const families = await packing.ask((tx) => selectFamiliesOf(tx, user_id))
  await packing.addTables('account', (table) => rowsOfPerson(table, user_id))
  for (const family of families) {
    await packing.addTables(folderOf(family), (table) => rowsOfPerson(table, user_id, family))
    await packing.addJson(`${folderOf(family)}/family.json`, family)
  }
  await addOriginals(packing, families)
  return {
    filename: `hearthbook-${packing.day}.zip`,
    whenReady: (tx, until) => addJob(tx, sendOwnDataMailJob, { user_id, kind: 'ready', until }),
  }
}

async function addOriginals(packing: Packing, families: ExportedFamily[]) {
  const { user_id } = packing
  const wanted = families.flatMap((family) =>
    originalKinds.map((kind) => ({
      ...{ family, kind },
      of: { family_id: family.id, user_id, is_owned: family.role === 'owner' },
    })),
  )
  let files = 0
  for (const { kind, of } of wanted) files += await packing.ask((tx) => countOriginals(tx, kind, of))
  await packing.expect(files)
  for (const { family, kind, of } of wanted) {
    for (let after: string | undefined; ;) {
      const from = after
      const page = await packing.ask((tx) => selectOriginals(tx, kind, of, from, ORIGINALS_PAGE))
      for (const original of page) {
        const { storage_path, taken_at, taken_precision, created_at } = original
        const path = `${folderOf(family)}/${kind}/${nameByDate(taken_at ?? created_at, taken_precision, original)}`
        await packing.addOriginal(storage_path, path, cameraTime(original))
        await packing.advance()
      }
      after = page.at(-1)?.id
      if (page.length < ORIGINALS_PAGE) break
    }
  }
}

function folderOf({ id, name }: ExportedFamily): string {
  return `families/${plain(name)}-${id.slice(-6)}`
}

function plain(text: string): string {
  const name = downloadName(text, 'application/octet-stream')
  return name.slice(0, name.lastIndexOf('.')) || 'family'
}
