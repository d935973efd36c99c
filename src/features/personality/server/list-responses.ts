import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound } from '#shared/problems.ts'
import type { PersonalityResponse } from '../personality.contract.ts'
import { selectChild } from './personality.queries.ts'
import { selectPrompt } from './prompts.queries.ts'
import { toResponse } from './response-view.ts'
import { selectResponses } from './responses.queries.ts'

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
