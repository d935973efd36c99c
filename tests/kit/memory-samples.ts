import { childrenContract } from '#features/children/children.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { newId } from '#shared/ids.ts'
import { seedExport } from './exports.ts'
import type { Person } from './people.ts'
import { freshPhoto } from './photo-samples.ts'
import type { Input } from './requests.ts'
import { family, type MakeSample } from './sample.ts'
import type { Fixture } from './fixture.ts'

export async function freshChild({ family_id, editor }: Fixture) {
  const { id } = await editor.call(childrenContract.addChild, {
    family_id,
    first_name: 'Mia',
    birth_date: '2019-01-31',
  })
  return { family_id, child_id: id }
}

async function freshMilestone({ family_id, editor }: Fixture): Promise<Input> {
  const given = { family_id, name: 'First smile', date: '2019-03-01', audience: 'family_only' } as const
  const { id } = await editor.call(milestonesContract.addMilestone, given)
  return { family_id, milestone_id: id }
}

async function freshPrompt({ family_id, editor }: Fixture): Promise<Input> {
  const { prompts } = await editor.call(personalityContract.listPrompts, { family_id })
  for (const { id: prompt_id, is_skipped } of prompts)
    if (is_skipped) await editor.call(personalityContract.askPromptAgain, { family_id, prompt_id })
  const instead = { family_id, prompt_id: prompts[0]!.id, prompt_text: `What is ${newId()}?` }
  const { id } = await editor.call(personalityContract.replacePrompt, instead)
  return { family_id, prompt_id: id }
}

async function deletedResponse(fixture: Fixture): Promise<Input> {
  const response = await freshResponse(fixture)
  await fixture.editor.call(personalityContract.deleteResponse, response as never)
  return response
}

async function freshResponse({ family_id, editor, child_id, prompt_id }: Fixture): Promise<Input> {
  const said = { family_id, child_id, prompt_id, take: newId(), response_text: 'Snails' }
  const { id } = await editor.call(personalityContract.saveResponse, said)
  return { family_id, response_id: id }
}

async function consentedChild(fixture: Fixture): Promise<Input> {
  const child = (await freshChild(fixture)) as { family_id: string; child_id: string }
  await fixture.owner.call(personalityContract.giveConsent, { ...child, text_version: '1' })
  return child
}

async function freshComment({ family_id, photo_id, ...fixture }: Fixture, caller: Person): Promise<Input> {
  const author =
    [fixture.owner, fixture.contributor, fixture.viewer].find(({ user_id }) => user_id === caller.user_id) ??
    fixture.editor
  const said = { family_id, subject_kind: 'photo', subject_id: photo_id, text: 'Lovely' } as const
  return { family_id, comment_id: (await author.call(commentsContract.addComment, said)).id }
}

const comments: MakeSample = ({ family_id, photo_id }) => ({
  input: { family_id, subject_kind: 'photo', subject_id: photo_id },
})

const reaction: MakeSample = async (fixture, caller) => {
  const { input } = await comments(fixture, caller)
  return { input: { ...input, kind: 'heart' } }
}

/** Children, milestones, questions, answers, and their comments. */
export const memorySamples: Record<string, MakeSample> = {
  listChildren: family,
  getChild: async (fixture) => ({ input: await freshChild(fixture) }),
  addChild: ({ family_id }) => ({
    input: { family_id, first_name: 'Noa', last_name: 'Vale', birth_date: '2022-05-01' },
  }),
  editChild: async (fixture) => ({ input: { ...(await freshChild(fixture)), first_name: 'Noah', last_name: 'Valle' } }),
  setChildAvatar: async (fixture) => ({
    input: { ...(await freshPhoto(fixture)), ...(await freshChild(fixture)), x: 0, y: 0, size: 10 },
  }),
  removeChildAvatar: async (fixture) => ({ input: await freshChild(fixture) }),
  listRemovedChildren: family,
  restoreChild: async (fixture) => {
    const child = await freshChild(fixture)
    await fixture.editor.call(childrenContract.deleteChild, child as { family_id: string; child_id: string })
    return { input: child }
  },
  deleteChild: async (fixture) => ({ input: await freshChild(fixture) }),
  listMilestones: family,
  getMilestone: async (fixture) => ({ input: await freshMilestone(fixture) }),
  addMilestone: ({ family_id }) => ({
    input: { family_id, name: 'First steps', description: 'Across the kitchen', date: '2023-06-01' },
  }),
  editMilestone: async (fixture) => ({ input: { ...(await freshMilestone(fixture)), name: 'First words' } }),
  deleteMilestone: async (fixture) => ({ input: await freshMilestone(fixture) }),
  listPersonality: family,
  getDashboard: family,
  getPersonality: async (fixture) => ({ input: await freshChild(fixture) }),
  listResponses: ({ family_id, child_id, prompt_id }) => ({ input: { family_id, child_id, prompt_id } }),
  saveResponse: ({ family_id, child_id, prompt_id }) => ({
    input: { family_id, child_id, prompt_id, take: newId(), response_text: 'Trains, and my brother' },
  }),
  deleteResponse: async (fixture) => ({ input: await freshResponse(fixture) }),
  listPrompts: family,
  addPrompt: ({ family_id }) => ({ input: { family_id, prompt_text: 'What do you dream about?' } }),
  replacePrompt: async (fixture) => ({ input: { ...(await freshPrompt(fixture)), prompt_text: 'What is the moon?' } }),
  removePrompt: async (fixture) => ({ input: await freshPrompt(fixture) }),
  skipPrompt: async (fixture) => ({ input: await freshPrompt(fixture) }),
  askPromptAgain: async (fixture) => {
    const skipped = await freshPrompt(fixture)
    await fixture.editor.call(personalityContract.skipPrompt, skipped as never)
    return { input: skipped }
  },
  listDeletedResponses: family,
  restoreResponse: async (fixture) => ({ input: await deletedResponse(fixture) }),
  purgeResponse: async (fixture) => ({ input: await deletedResponse(fixture) }),
  readChildExport: async (fixture) => ({ input: await freshChild(fixture) }),
  requestChildExport: async (fixture) => ({ input: await freshChild(fixture) }),
  listChildExports: ({ family_id, child_id }) => ({ input: { family_id, child_id } }),
  readChildExportZip: async ({ family_id, child_id, owner }) => {
    const parameters = { child_id }
    const export_id = await seedExport(owner, { kind: 'child', family_id, parameters })
    return { input: { family_id, child_id, export_id } }
  },
  getTranscripts: family,
  allowTranscripts: family,
  endTranscripts: family,
  giveConsent: async (fixture) => ({ input: { ...(await freshChild(fixture)), text_version: '1' } }),
  withdrawConsent: async (fixture) => ({ input: await consentedChild(fixture) }),
  listComments: comments,
  listReplies: async (fixture, caller) => ({ input: await freshComment(fixture, caller) }),
  addComment: async (fixture, caller) => ({
    input: { ...(await comments(fixture, caller)).input, parent_id: fixture.comment_id, text: 'What a day' },
  }),
  editComment: async (fixture, caller) => ({
    input: { ...(await freshComment(fixture, caller)), text: 'What a night' },
  }),
  deleteComment: async (fixture, caller) => ({ input: await freshComment(fixture, caller) }),
  listReactions: comments,
  listTalkCounts: ({ family_id, photo_id }) => ({
    input: { family_id, subject_kind: 'photo', subject_ids: photo_id },
  }),
  addReaction: reaction,
  removeReaction: reaction,
}
