import { childrenContract } from '#features/children/children.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { newId } from '#shared/ids.ts'
import { placeExport } from './exports.ts'
import type { Person } from './people.ts'
import { freshPhoto } from './photo-samples.ts'
import type { Input } from './requests.ts'
import { family, type MakeSample } from './sample.ts'
import type { Home } from './world.ts'

export async function freshChild({ family_id, editor }: Home) {
  const { id } = await editor.call(childrenContract.addChild, {
    family_id,
    first_name: 'Mia',
    birth_date: '2019-01-31',
  })
  return { family_id, child_id: id }
}

async function freshMilestone({ family_id, editor }: Home): Promise<Input> {
  const given = { family_id, name: 'First smile', date: '2019-03-01', audience: 'family_only' } as const
  const { id } = await editor.call(milestonesContract.addMilestone, given)
  return { family_id, milestone_id: id }
}

async function freshPrompt({ family_id, editor }: Home): Promise<Input> {
  const { prompts } = await editor.call(personalityContract.listPrompts, { family_id })
  for (const { id: prompt_id, is_skipped } of prompts)
    if (is_skipped) await editor.call(personalityContract.askPromptAgain, { family_id, prompt_id })
  const instead = { family_id, prompt_id: prompts[0]!.id, prompt_text: `What is ${newId()}?` }
  const { id } = await editor.call(personalityContract.replacePrompt, instead)
  return { family_id, prompt_id: id }
}

async function deletedResponse(home: Home): Promise<Input> {
  const response = await freshResponse(home)
  await home.editor.call(personalityContract.deleteResponse, response as never)
  return response
}

async function freshResponse({ family_id, editor, child_id, prompt_id }: Home): Promise<Input> {
  const said = { family_id, child_id, prompt_id, take: newId(), response_text: 'Snails' }
  const { id } = await editor.call(personalityContract.saveResponse, said)
  return { family_id, response_id: id }
}

async function consentedChild(home: Home): Promise<Input> {
  const child = (await freshChild(home)) as { family_id: string; child_id: string }
  await home.owner.call(personalityContract.giveConsent, { ...child, text_version: '1' })
  return child
}

async function freshComment({ family_id, photo_id, ...home }: Home, caller: Person): Promise<Input> {
  const author =
    [home.owner, home.contributor, home.viewer].find(({ user_id }) => user_id === caller.user_id) ?? home.editor
  const said = { family_id, subject_kind: 'photo', subject_id: photo_id, text: 'Lovely' } as const
  return { family_id, comment_id: (await author.call(commentsContract.addComment, said)).id }
}

const talk: MakeSample = ({ family_id, photo_id }) => ({
  input: { family_id, subject_kind: 'photo', subject_id: photo_id },
})

const reaction: MakeSample = async (home, caller) => {
  const { input } = await talk(home, caller)
  return { input: { ...input, kind: 'heart' } }
}

/** Children, milestones, questions, answers, and their comments. */
export const memorySamples: Record<string, MakeSample> = {
  listChildren: family,
  getChild: async (home) => ({ input: await freshChild(home) }),
  addChild: ({ family_id }) => ({
    input: { family_id, first_name: 'Noa', last_name: 'Vale', birth_date: '2022-05-01' },
  }),
  editChild: async (home) => ({ input: { ...(await freshChild(home)), first_name: 'Noah', last_name: 'Valle' } }),
  setChildAvatar: async (home) => ({
    input: { ...(await freshPhoto(home)), ...(await freshChild(home)), x: 0, y: 0, size: 10 },
  }),
  removeChildAvatar: async (home) => ({ input: await freshChild(home) }),
  listRemovedChildren: family,
  restoreChild: async (home) => {
    const child = await freshChild(home)
    await home.editor.call(childrenContract.deleteChild, child as { family_id: string; child_id: string })
    return { input: child }
  },
  deleteChild: async (home) => ({ input: await freshChild(home) }),
  listMilestones: family,
  getMilestone: async (home) => ({ input: await freshMilestone(home) }),
  addMilestone: ({ family_id }) => ({
    input: { family_id, name: 'First steps', description: 'Across the kitchen', date: '2023-06-01' },
  }),
  editMilestone: async (home) => ({ input: { ...(await freshMilestone(home)), name: 'First words' } }),
  deleteMilestone: async (home) => ({ input: await freshMilestone(home) }),
  listPersonality: family,
  getDashboard: family,
  getPersonality: async (home) => ({ input: await freshChild(home) }),
  listResponses: ({ family_id, child_id, prompt_id }) => ({ input: { family_id, child_id, prompt_id } }),
  saveResponse: ({ family_id, child_id, prompt_id }) => ({
    input: { family_id, child_id, prompt_id, take: newId(), response_text: 'Trains, and my brother' },
  }),
  deleteResponse: async (home) => ({ input: await freshResponse(home) }),
  listPrompts: family,
  addPrompt: ({ family_id }) => ({ input: { family_id, prompt_text: 'What do you dream about?' } }),
  replacePrompt: async (home) => ({ input: { ...(await freshPrompt(home)), prompt_text: 'What is the moon?' } }),
  removePrompt: async (home) => ({ input: await freshPrompt(home) }),
  skipPrompt: async (home) => ({ input: await freshPrompt(home) }),
  askPromptAgain: async (home) => {
    const skipped = await freshPrompt(home)
    await home.editor.call(personalityContract.skipPrompt, skipped as never)
    return { input: skipped }
  },
  listDeletedResponses: family,
  restoreResponse: async (home) => ({ input: await deletedResponse(home) }),
  purgeResponse: async (home) => ({ input: await deletedResponse(home) }),
  readChildExport: async (home) => ({ input: await freshChild(home) }),
  requestChildExport: async (home) => ({ input: await freshChild(home) }),
  listChildExports: ({ family_id, child_id }) => ({ input: { family_id, child_id } }),
  readChildExportZip: async ({ family_id, child_id, owner }) => {
    const parameters = { child_id }
    const export_id = await placeExport(owner, { kind: 'child', family_id, parameters })
    return { input: { family_id, child_id, export_id } }
  },
  getTranscripts: family,
  allowTranscripts: family,
  endTranscripts: family,
  giveConsent: async (home) => ({ input: { ...(await freshChild(home)), text_version: '1' } }),
  withdrawConsent: async (home) => ({ input: await consentedChild(home) }),
  listComments: talk,
  listReplies: async (home, caller) => ({ input: await freshComment(home, caller) }),
  addComment: async (home, caller) => ({
    input: { ...(await talk(home, caller)).input, parent_id: home.comment_id, text: 'What a day' },
  }),
  editComment: async (home, caller) => ({ input: { ...(await freshComment(home, caller)), text: 'What a night' } }),
  deleteComment: async (home, caller) => ({ input: await freshComment(home, caller) }),
  listReactions: talk,
  listTalkCounts: ({ family_id, photo_id }) => ({
    input: { family_id, subject_kind: 'photo', subject_ids: photo_id },
  }),
  addReaction: reaction,
  removeReaction: reaction,
}
