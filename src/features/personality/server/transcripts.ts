import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { ResultOf } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { personalityContract } from '../personality.contract.ts'
import {
  allowTranscriptsOf,
  endTranscriptsOf,
  lockTranscripts,
  selectTranscriptConsent,
} from './transcripts.queries.ts'

export type SpeechSetup = Config['speech']
type Owner = Member<'family.manage'>
type Answer = ResultOf<typeof personalityContract.getTranscripts>

/** Whether recordings are transcribed, and where. An owner sees where recordings are sent before turning it on. */
export async function getTranscripts({ tx, family_id }: Owner, speech: SpeechSetup): Promise<Answer> {
  const consent = await selectTranscriptConsent(tx, family_id)
  return {
    available: speech !== undefined,
    sent_to: speech?.url ? new URL(speech.url).host : null,
    allowed: consent !== undefined,
    with_captions: consent?.with_captions ?? false,
    given_at: consent?.given_at ?? null,
    given_by: consent?.given_by ?? null,
  }
}

/** @throws Problem conflict: the operator didn't configure speech recognition */
export async function allowTranscripts(owner: Owner, speech: SpeechSetup): Promise<Answer> {
  const { tx, family_id } = owner
  if (!speech) throw new Problem('conflict')
  if (await allowTranscriptsOf(tx, family_id)) await recordAudit(tx, { action: 'transcripts.allowed', family_id })
  return getTranscripts(owner, speech)
}

/** Until the transaction ends, the family doesn't turn transcription off. */
export function holdTranscripts(tx: Tx, family_id: string): Promise<void> {
  return lockTranscripts(tx, family_id)
}

/** Turns transcription off and deletes all transcripts. */
export async function endTranscripts(owner: Owner, speech: SpeechSetup): Promise<Answer> {
  const { tx, family_id } = owner
  if (await endTranscriptsOf(tx, family_id)) {
    await recordAudit(tx, { action: 'transcripts.ended', family_id })
    await publishToFamily(tx, family_id, { kind: 'personality' })
  }
  return getTranscripts(owner, speech)
}
