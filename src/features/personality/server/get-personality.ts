import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import { listChildren } from '#features/people/server/list-children.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { personalityContract, PersonalityResponse } from '../personality.contract.ts'
import { progressOf, SLOTS } from '../personality.rules.ts'
import { readConsent } from './consent.ts'
import { selectChild } from './personality.queries.ts'
import { toPrompt } from './prompt-view.ts'
import { selectPrompt, selectPromptsFor } from './prompts.queries.ts'
import { toResponse } from './response-view.ts'
import { selectLatestResponses, selectResponses } from './responses.queries.ts'

/** @throws Problem not_found: the caller can't see this child */
export async function getPersonality(
  viewer: Member<'family.view'>,
  { child_id }: { child_id: string },
  sign: SignMedia,
): Promise<ResultOf<typeof personalityContract.getPersonality>> {
  const { tx, family_id, role } = viewer
  const { children } = await listChildren(viewer, sign)
  const child = children.find(({ id }) => id === child_id)
  if (!child) throw notFound()
  const [prompts, latest, consent] = await Promise.all([
    selectPromptsFor(tx, family_id, child_id),
    selectLatestResponses(tx, family_id, child_id),
    readConsent(viewer, child_id),
  ])
  const orders = new Map(prompts.map(({ id, prompt_order }) => [id, prompt_order]))
  const slots = new Set(
    prompts.filter(({ asked, prompt_order }) => asked && prompt_order <= SLOTS).map((one) => one.prompt_order),
  )
  const answered = new Set(
    latest.map(({ prompt_id }) => orders.get(prompt_id)).filter((order) => order && slots.has(order)),
  )
  const byPrompt = (row: { prompt_id: string }) => prompts.findIndex(({ id }) => id === row.prompt_id)
  return {
    child,
    progress: progressOf(answered.size, slots.size),
    consent,
    prompts: prompts.map(toPrompt),
    responses: latest
      .toSorted((a, b) => byPrompt(a) - byPrompt(b))
      .map((row) => toResponse(row, viewer, child.birth_date, sign)),
    can: { answer: may(role, 'personality.edit'), manage: may(role, 'family.manage') },
  }
}

/**
 * The answers to one question over the years. @throws Problem not_found: the caller can't see this child or question
 */
export async function listResponses(
  viewer: Member<'family.view'>,
  { child_id, prompt_id }: { child_id: string; prompt_id: string },
  sign: SignMedia,
): Promise<{ responses: PersonalityResponse[] }> {
  const { tx, family_id } = viewer
  const child = await selectChild(tx, family_id, child_id)
  if (!child || !(await selectPrompt(tx, family_id, prompt_id))) throw notFound()
  const rows = await selectResponses(tx, family_id, child_id, prompt_id)
  return { responses: rows.map((row) => toResponse(row, viewer, child.birth_date, sign)) }
}
