import type { Fixture } from '#kit/fixture.ts'
import { family, type MakeSample } from '#kit/sample.ts'
import { seedWebhook } from '#kit/webhooks.ts'

const settings = { url: 'https://home.example/hook', events: ['photo.added'] as const }

/** Ends the webhooks of earlier samples: a family can't have one for every caller and text. */
async function makeRoom({ owner, family_id, webhook_id }: Fixture): Promise<void> {
  await owner.server.sql('delete from webhooks where family_id = $1 and id <> $2', [family_id, webhook_id])
}

const ofWebhook: MakeSample = ({ family_id, webhook_id }) => ({ input: { family_id, webhook_id } })

export const samples: Record<string, MakeSample> = {
  listWebhooks: family,
  createWebhook: async (fixture) => {
    await makeRoom(fixture)
    return { input: { family_id: fixture.family_id, ...settings } }
  },
  updateWebhook: ({ family_id, webhook_id }) => ({ input: { family_id, webhook_id, ...settings } }),
  replaceWebhookSecret: ofWebhook,
  deleteWebhook: async (fixture) => {
    await makeRoom(fixture)
    const { family_id, owner } = fixture
    return { input: { family_id, webhook_id: (await seedWebhook(owner, fixture)).webhook_id } }
  },
  testWebhook: ofWebhook,
  listWebhookDeliveries: ofWebhook,
  resendWebhookDelivery: ({ family_id, webhook_id, delivery_id }) => ({
    input: { family_id, webhook_id, delivery_id },
  }),
}
