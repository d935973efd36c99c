import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { Front, gazetteContract } from '../gazette.contract.ts'
import { composeFront } from '../layout/compose-edition.ts'
import { frameOf } from '../layout/sheet.ts'
import { collectEdition } from './collect-edition.ts'
import { editionWordsIn } from './edition-words.ts'
import { selectFamilyName, selectVersions } from './editions.queries.ts'
import type { EditionParts } from './make-edition.ts'

type Parts = Pick<EditionParts, 'links' | 'appUrl'> & { sign: SignMedia }

/** The first page of the PDF. @throws Problem not_found: also for a month without photos */
export async function getGazetteFront(
  viewer: Member<'photos.view'>,
  { family_id, month, language, paper, ...asked }: InputOf<typeof gazetteContract.getGazetteFront>,
  { links, appUrl, sign }: Parts,
): Promise<Front> {
  const { tx } = viewer
  const look = { paper, large_type: asked.large_type === 'true' }
  const content = await collectEdition(tx, { family_id, month, locale: language, extended_only: false, ...look }, links)
  if (!content) throw notFound()
  const family = await selectFamilyName(tx, family_id)
  // pdfkit, which measures, is large and rarely needed.
  const { openMeasure } = await import('#features/book-layout/server/typesetter.ts')
  const { sheet, inside } = composeFront(
    frameOf(look, openMeasure()),
    { ...content, family },
    editionWordsIn(language, appUrl),
  )
  const { width, height, marks } = sheet
  const drawn = marks.flatMap((mark): Front['marks'] => {
    if (mark.kind === 'fill') return [mark]
    if (mark.kind === 'photo') return [{ kind: 'photo', box: mark.box, picture: mark.picture, photo_id: mark.photo_id }]
    return mark.kind === 'text' ? [{ kind: 'text', box: mark.box, colour: mark.colour, runs: mark.runs }] : []
  })
  const ids = drawn.flatMap((mark) => (mark.kind === 'photo' ? [mark.photo_id] : []))
  const photos = (await selectVersions(tx, family_id, ids)).map(({ id, version }) => ({
    id,
    url: sign(viewer, { kind: 'photo', family_id, id, variant: 'large', version }),
  }))
  return { width, height, marks: drawn, photos, inside }
}
