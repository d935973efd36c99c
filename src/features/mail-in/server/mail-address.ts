import { randomBytes } from 'node:crypto'
import { base32crockford } from '@scure/base'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { MailSender, mailInContract } from '../mail-in.contract.ts'
import { MAIL_SENDERS_MAX } from '../mail-in.rules.ts'
import {
  deleteLocalPart,
  deleteSender,
  insertSender,
  saveLocalPart,
  selectLocalPart,
  selectSenders,
} from './mail-in.queries.ts'

type Owner = Member<'family.manage'>
type MailIn = Config['mailIn']

/** 80 bits, in 16 characters that are easy to type. */
const LOCAL_PART_BYTES = 10

export async function getMailAddress(
  owner: Owner,
  mailIn: MailIn,
): Promise<ResultOf<typeof mailInContract.getMailAddress>> {
  const [local_part, senders] = await Promise.all([selectLocalPart(owner), selectSenders(owner)])
  const address = mailIn && local_part ? `${local_part}@${mailIn.domain}` : null
  return { is_available: mailIn !== undefined, address, senders }
}

/** @throws Problem not_found if the server doesn't receive email */
export async function replaceMailAddress(owner: Owner, mailIn: MailIn): Promise<{ address: string }> {
  if (!mailIn) throw notFound()
  const local_part = base32crockford.encode(randomBytes(LOCAL_PART_BYTES)).toLowerCase()
  await saveLocalPart(owner, local_part)
  await recordAudit(owner.tx, { action: 'mail_address.replaced', family_id: owner.family_id })
  return { address: `${local_part}@${mailIn.domain}` }
}

export async function deleteMailAddress(owner: Owner): Promise<void> {
  if (await deleteLocalPart(owner))
    await recordAudit(owner.tx, { action: 'mail_address.deleted', family_id: owner.family_id })
}

/** Someone who was added before is returned. @throws Problem too_many */
export async function addMailSender(
  owner: Owner,
  input: InputOf<typeof mailInContract.addMailSender>,
): Promise<MailSender> {
  const { email } = input
  const senders = await selectSenders(owner)
  const same = senders.find((sender) => sender.email === email)
  if (same) return same
  if (senders.length >= MAIL_SENDERS_MAX) throw new Problem('too_many')
  const sender = { id: newId(), email }
  if (!(await insertSender(owner, sender))) return addMailSender(owner, input)
  await recordAudit(owner.tx, { action: 'mail_sender.added', family_id: owner.family_id })
  return sender
}

export async function removeMailSender(
  owner: Owner,
  { sender_id }: InputOf<typeof mailInContract.removeMailSender>,
): Promise<void> {
  if (!(await deleteSender(owner, sender_id))) throw notFound()
  await recordAudit(owner.tx, { action: 'mail_sender.removed', family_id: owner.family_id })
}
