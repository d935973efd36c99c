import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import { encrypt } from '#server/storage/encrypt.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Webhook, webhooksContract } from '../webhooks.contract.ts'
import { WEBHOOKS_MAX } from '../webhooks.rules.ts'
import { problemOfUrl } from './allowed-addresses.ts'
import { newSecret } from './sign-message.ts'
import {
  deleteWebhookRow,
  insertWebhook,
  replaceSealedSecret,
  selectWebhook,
  selectWebhooks,
  updateWebhookRow,
  type WebhookRow,
} from './webhooks.queries.ts'

type Owner = Member<'family.manage'>
type WebhookDeps = Pick<Config, 'secret' | 'webhookTargets'>

export async function listWebhooks({ tx, family_id }: Owner): Promise<{ webhooks: Webhook[] }> {
  return { webhooks: (await selectWebhooks(tx, family_id)).map(toWebhook) }
}

/** The secret is returned only this once. @throws Problem too_many */
export async function createWebhook(
  { tx, family_id, user_id }: Owner,
  { url, events }: InputOf<typeof webhooksContract.createWebhook>,
  { secret, webhookTargets }: WebhookDeps,
): Promise<ResultOf<typeof webhooksContract.createWebhook>> {
  requireAllowed(url, webhookTargets)
  if ((await selectWebhooks(tx, family_id)).length >= WEBHOOKS_MAX) throw new Problem('too_many')
  const [id, signing] = [newId(), newSecret()]
  const sealed_secret = encrypt(secret, signing)
  await insertWebhook(tx, { id, family_id, created_by: user_id, url, events: unique(events), sealed_secret })
  await recordAudit(tx, { action: 'webhook.created', family_id, details: detailsOf(url) })
  return { webhook: await readWebhook(tx, family_id, id), secret: signing }
}

export async function updateWebhook(
  { tx, family_id }: Owner,
  { webhook_id: id, url, events, is_on }: InputOf<typeof webhooksContract.updateWebhook>,
  { webhookTargets }: WebhookDeps,
): Promise<Webhook> {
  requireAllowed(url, webhookTargets)
  if (!(await updateWebhookRow(tx, { family_id, id }, { url, events: unique(events), is_on }))) throw notFound()
  await recordAudit(tx, { action: 'webhook.updated', family_id, details: detailsOf(url) })
  return readWebhook(tx, family_id, id)
}

/** The secret is returned only this once. The old one works for a while, so that no event is missed. */
export async function replaceWebhookSecret(
  { tx, family_id }: Owner,
  { webhook_id: id }: InputOf<typeof webhooksContract.replaceWebhookSecret>,
  { secret }: WebhookDeps,
): Promise<ResultOf<typeof webhooksContract.replaceWebhookSecret>> {
  const signing = newSecret()
  const replaced = await replaceSealedSecret(tx, { family_id, id }, encrypt(secret, signing))
  if (!replaced) throw notFound()
  await recordAudit(tx, { action: 'webhook.secret_replaced', family_id, details: detailsOf(replaced.url) })
  return { webhook: await readWebhook(tx, family_id, id), secret: signing }
}

export async function deleteWebhook(
  { tx, family_id }: Owner,
  { webhook_id: id }: InputOf<typeof webhooksContract.deleteWebhook>,
): Promise<void> {
  const deleted = await deleteWebhookRow(tx, { family_id, id })
  if (!deleted) throw notFound()
  await recordAudit(tx, { action: 'webhook.deleted', family_id, details: detailsOf(deleted.url) })
}

async function readWebhook(tx: Owner['tx'], family_id: string, id: string): Promise<Webhook> {
  return toWebhook(required(await selectWebhook(tx, family_id, id)))
}

function toWebhook({ last_state, last_at, last_next_at, ...row }: WebhookRow): Webhook {
  const last = last_state && last_at && { state: last_state, created_at: last_at, next_attempt_at: last_next_at }
  return { ...row, last_delivery: last || null }
}

function requireAllowed(url: string, targets: WebhookDeps['webhookTargets']) {
  const problem = problemOfUrl(url, targets)
  if (problem) throw new Problem('invalid_input', { fields: { url: problem } })
}

const unique = <T>(values: readonly T[]) => [...new Set(values)]
/** The rest of an address often contains a token. */
const detailsOf = (url: string) => ({ host: new URL(url).host })
