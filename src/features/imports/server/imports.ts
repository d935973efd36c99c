import type { Plans } from '#features/billing/server/plans.ts'
import type { Member } from '#features/families/server/member.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Import, importsContract } from '../imports.contract.ts'
import { addRunJob } from './add-run-job.ts'
import {
  countSources,
  deleteImport,
  insertImport,
  lockImport,
  selectImports,
  selectItemsOf,
  setWaiting,
} from './started-imports.queries.ts'

type Adder = Member<'imports.run'>
type Which = { import_id: string }

/** Creates an import. @throws Problem plan_limit_reached, storage_full: its files couldn't be imported */
export async function beginImport(
  adder: Adder,
  { title, files, bytes }: InputOf<typeof importsContract.beginImport>,
  { plans, staging }: { plans: Pick<Plans, 'reservePhotoQuota'>; staging: Staging },
): Promise<Import> {
  const { tx, family_id, user_id } = adder
  await plans.reservePhotoQuota(tx, family_id)
  if (!(await staging.hasSpaceFor(bytes))) throw new Problem('storage_full')
  const id = newId()
  await insertImport(tx, { id, family_id, user_id, source: `browser/${id}`, title, files_wanted: files })
  return getImport(adder, { import_id: id })
}

/** @throws Problem not_found: the caller has no such import */
export async function getImport({ tx, ...who }: Adder, { import_id }: Which): Promise<Import> {
  const [found] = await selectImports(tx, who, import_id)
  if (!found) throw notFound()
  return found
}

/** @throws Problem conflict: there are no files, or it has started already */
export async function startImport(adder: Adder, { import_id }: Which): Promise<Import> {
  const { tx } = adder
  const found = await lockImport(tx, adder, import_id)
  if (!found) throw notFound()
  const isOpen = found.state === 'gathering' || found.state === 'failed' || found.is_kept
  const isUnderWay = found.state === 'waiting' || found.state === 'running'
  if (!isOpen || isUnderWay || (await countSources(tx, import_id)) === 0) throw new Problem('conflict')
  await setWaiting(tx, import_id)
  await addRunJob(tx, adder.family_id, import_id)
  return getImport(adder, { import_id })
}

/** The clean-up job removes its uploads. @throws Problem conflict: it's running */
export async function cancelImport(adder: Adder, { import_id }: Which): Promise<void> {
  const found = await lockImport(adder.tx, adder, import_id)
  if (!found) throw notFound()
  if (found.state !== 'gathering') throw new Problem('conflict')
  await deleteImport(adder.tx, import_id)
}

export async function listImportItems(adder: Adder, input: InputOf<typeof importsContract.listImportItems>) {
  await getImport(adder, input)
  const items = await selectItemsOf(adder.tx, input)
  return { items, next: items.at(-1)?.id ?? null }
}
