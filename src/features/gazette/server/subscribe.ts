import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { gazetteContract, Subscriber } from '../gazette.contract.ts'
import { SUBSCRIBERS_MAX } from '../gazette.rules.ts'
import type { GazetteLimits } from './gazette-limits.ts'
import { sendGazetteQuestionJob } from './gazette.jobs.ts'
import { toSubscriber } from './get-gazette.ts'
import { newestMonth } from './send-gazettes.ts'
import {
  deleteSubscriber,
  deleteSubscription,
  insertSubscriber,
  saveSubscription,
  selectSubscribers,
  updateSubscriber,
} from './subscribers.queries.ts'

type Contract = typeof gazetteContract
type Editor = Member<'books.edit'>

export async function subscribeToGazette(
  member: Member<'family.view'>,
  { language, large_type, paper }: InputOf<Contract['subscribeToGazette']>,
): Promise<ResultOf<Contract['subscribeToGazette']>> {
  const subscription = { language, large_type, paper }
  // Earlier editions are on the page.
  const sent_month = `${newestMonth(new Date(), null)}-01`
  await saveSubscription(member, { id: newId(), user_id: member.user_id, sent_month, ...subscription })
  return { subscription }
}

export function unsubscribeFromGazette(member: Member<'family.view'>): Promise<void> {
  return deleteSubscription(member, member.user_id)
}

/**
 * Asks someone by email whether they want the gazette, or changes the settings of someone who gets it. Whoever didn't answer
 * or unsubscribed is asked again, with new links.
 * @throws Problem too_many; too_many_requests
 */
export async function addGazetteSubscriber(
  editor: Editor,
  { family_id: _, email, ...settings }: InputOf<Contract['addGazetteSubscriber']>,
  limits: GazetteLimits,
): Promise<Subscriber> {
  const { tx, family_id, user_id } = editor
  const others = (await selectSubscribers(editor)).filter((one) => one.user_id === null)
  const known = others.find((one) => one.email === email)
  if (known?.confirmed_at && !known.unsubscribed_at) await updateSubscriber(editor, known.id, settings)
  else {
    if (!known && others.length >= SUBSCRIBERS_MAX) throw new Problem('too_many')
    await limits.ask({ user_id, family_id, email })
    if (known) await deleteSubscriber(editor, known.id)
    const id = newId()
    if (await insertSubscriber(editor, { id, email, added_by: user_id, ...settings })) {
      await addJob(tx, sendGazetteQuestionJob, { subscriber_id: id })
      await recordAudit(tx, { action: 'gazette_subscriber.added', family_id, details: { email } })
    }
  }
  return toSubscriber(required((await selectSubscribers(editor)).find((one) => one.email === email)))
}

/** @throws Problem not_found: also for members, who unsubscribe themselves */
export async function removeGazetteSubscriber(
  editor: Editor,
  { subscriber_id }: InputOf<Contract['removeGazetteSubscriber']>,
): Promise<void> {
  const { tx, family_id } = editor
  if (!(await deleteSubscriber(editor, subscriber_id))) throw notFound()
  await recordAudit(tx, { action: 'gazette_subscriber.removed', family_id })
}
