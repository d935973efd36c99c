import type { Fixture } from '#kit/fixture.ts'
import { seedPhoto } from '#kit/photos.ts'
import { family, type MakeSample } from '#kit/sample.ts'
import { newId } from '#shared/ids.ts'
import type { LinkKind } from '../gazette.rules.ts'
import { gazetteLinks } from '../server/gazette-links.ts'

const look = { language: 'en', large_type: false, paper: 'a4' } as const

async function subscriberIn({ owner, family_id }: Fixture): Promise<string> {
  const id = newId()
  await owner.server.sql(
    `insert into gazette_subscribers (id, family_id, name, email, language, large_type, paper) values ($1, $2, 'Oma', $3, 'en', true, 'a4')`,
    [id, family_id, `${id}@example.org`],
  )
  return id
}

/** The only photo of March 2026. */
async function seedMarch({ owner, family_id }: Fixture): Promise<void> {
  const { sql } = owner.server
  const isThere = await sql(`select 1 from photos where family_id = $1 and taken_at::date = '2026-03-04'`, [family_id])
  if (!isThere.length)
    await seedPhoto(owner, { family_id }, { taken_at: '2026-03-04T10:00:00', audience: 'extended_family' })
}

const linkTo =
  (kind: LinkKind): MakeSample =>
  async (fixture) => {
    const id = await subscriberIn(fixture)
    await fixture.owner.server.sql('update gazette_subscribers set confirmed_at = now() where id = $1', [id])
    await seedMarch(fixture)
    const { secret, appUrl } = fixture.owner.server.context.config
    const url = gazetteLinks(secret, appUrl).urlFor({ kind, id, month: kind === 'edition' ? '2026-03' : null })
    return { input: { token: url.split('/').at(-1)! } }
  }

export const samples: Record<string, MakeSample> = {
  getGazette: family,
  readGazette: async (fixture) => {
    await seedMarch(fixture)
    return { input: { family_id: fixture.family_id, month: '2026-03', language: 'en', paper: 'a4' } }
  },
  getGazetteFront: async (fixture) => {
    await seedMarch(fixture)
    return { input: { family_id: fixture.family_id, month: '2026-03', language: 'en', paper: 'a4' } }
  },
  subscribeToGazette: ({ family_id }) => ({ input: { family_id, ...look } }),
  unsubscribeFromGazette: family,
  addGazetteSubscriber: ({ family_id }) => ({
    input: { family_id, name: 'Oma Rosa', email: `${newId()}@example.org`, ...look, shows_family_only: false },
  }),
  removeGazetteSubscriber: async (fixture) => ({
    input: { family_id: fixture.family_id, subscriber_id: await subscriberIn(fixture) },
  }),
  getGazetteLink: linkTo('confirm'),
  readGazetteLink: linkTo('edition'),
  answerGazetteLink: linkTo('unsubscribe'),
}
