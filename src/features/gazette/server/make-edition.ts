import type { Tx } from '#server/db/database.ts'
import type { EditionLook } from '../gazette.rules.ts'
import type { Edition } from '../layout/edition.ts'
import { collectEdition, type Wanted } from './collect-edition.ts'
import { editionWordsIn } from './edition-words.ts'
import type { GazetteLinks } from './gazette-links.ts'
import { selectVersions } from './editions.queries.ts'
import type { RenderParts } from './render-edition.ts'

export type EditionParts = RenderParts & { links: GazetteLinks; appUrl: string }
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export type MadeEdition = { edition: Edition; pdf: Buffer; filename: string }

/** Collects and draws an edition. Null for a month without photos. Nothing is stored: it's made from what's there now. */
export async function makeEdition(
  inTransaction: InTransaction,
  wanted: Omit<Wanted, 'large_type'> & EditionLook & { family: string },
  { links, appUrl, ...parts }: EditionParts,
): Promise<MadeEdition | null> {
  const { family_id, family, month, locale } = wanted
  const { photosOf, renderEdition } = await loadRenderer()
  const collected = await inTransaction(async (tx) => {
    const content = await collectEdition(tx, wanted, links)
    if (!content) return null
    const rows = await selectVersions(tx, family_id, [...new Set(photosOf(content).map(({ id }) => id))])
    return { ...content, versions: new Map(rows.map(({ id, version }) => [id, version])) }
  })
  if (!collected) return null
  const words = editionWordsIn(locale, appUrl)
  const edition = { ...collected, family, family_id }
  const pdf = await renderEdition(edition, wanted, words, parts)
  return { edition, pdf, filename: `${family} ${month}.pdf` }
}

/** pdfkit is large and rarely needed. */
function loadRenderer() {
  return import('./render-edition.ts')
}
