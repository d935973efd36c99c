import { monthsAfter } from '#shared/days.ts'
import { collectSources } from '#features/books/server/collect-sources.ts'
import type { Tx } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'
import { daysOf } from '../gazette.rules.ts'
import { chooseContent, type Content } from '../layout/choose-content.ts'
import type { Edition } from '../layout/edition.ts'
import { selectBirthdays, selectCounts, selectCovers } from './editions.queries.ts'
import type { GazetteLinks } from './gazette-links.ts'

/** How far ahead birthdays are. */
const BIRTHDAY_MONTHS = 2

export type Wanted = {
  family_id: string
  month: string
  locale: Locale
  large_type: boolean
  /** Without what's shared with members only. */
  extended_only: boolean
}

/** An edition's content. Null for a month without photos. It's the same for everyone: nothing in it depends on who asks. */
export async function collectEdition(
  tx: Tx,
  { family_id, month, locale, large_type, extended_only }: Wanted,
  links: GazetteLinks,
): Promise<Omit<Edition, 'family'> | null> {
  const [cover] = await selectCovers(tx, family_id, { from: month, to: month, extended_only })
  if (!cover) return null
  const { first, last } = daysOf(month)
  const sources = await collectSources(
    { tx, family_id },
    {
      ...{ taken_from: first, taken_to: last, favorites_only: false, extended_only, month_known: true },
      ...{ with_milestones: true, with_answers: true },
    },
    locale,
    {
      ofAnswer: (id) => links.urlFor({ kind: 'answer', id, month: null }),
      ofPhotos: (ids) => new Map(ids.map((id) => [id, links.urlFor({ kind: 'photo', id, month: null })])),
    },
  )
  const face = sources.photos.find(({ id }) => id === cover.id)
  if (!face) return null
  const next = monthsAfter(month, 1)
  const content: Content = chooseContent(sources, face, large_type)
  return {
    ...content,
    month,
    counts: await selectCounts(tx, family_id, { month, extended_only }),
    birthdays: await selectBirthdays(tx, family_id, `${next}-01`, daysOf(monthsAfter(next, BIRTHDAY_MONTHS - 1)).last),
    days: new Map(
      [
        ...Map.groupBy(
          sources.photos.filter(({ is_dated }) => is_dated),
          ({ at }) => at.slice(0, 10),
        ),
      ].map(([day, photos]) => [day, photos.length]),
    ),
  }
}
