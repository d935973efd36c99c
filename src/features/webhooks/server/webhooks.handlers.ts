import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { deleteOldDeliveries } from './deliveries.queries.ts'
import { openPostJson } from './post-json.ts'
import { writeWebhookMail } from './webhook-mail.ts'
import { forgetReplacedSecrets, selectMailedOwner } from './webhooks.queries.ts'
import { deliverWebhookJob, sendWebhookMailJob } from './webhooks.jobs.ts'

type Parts = { config: Pick<Config, 'appUrl' | 'secret' | 'webhookTargets'>; db: Db; post: Pick<Mailer, 'send'> }

export function webhooksJobs({ config, db, post }: Parts): HandledJob[] {
  const { appUrl, secret, webhookTargets } = config
  const deps = { db, post: openPostJson({ targets: webhookTargets }), secret, appUrl }
  return [
    handle(deliverWebhookJob, (payload) => deliverWebhook(payload, deps)),
    handleMail(sendWebhookMailJob, post, async (news) => {
      const owner = await selectMailedOwner(db, news.family_id)
      return owner ? writeWebhookMail(owner, news, appUrl) : null
    }),
    schedule('sweep-webhook-deliveries', '45 4 * * *', async () => {
      while ((await deleteOldDeliveries(db)) > 0);
      await forgetReplacedSecrets(db)
    }),
  ]
}
