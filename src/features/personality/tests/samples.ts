import { freshChild } from '#features/people/tests/samples.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { newId } from '#shared/ids.ts'
import { seedAnswer } from '#kit/answers.ts'
import { seedExport } from '#kit/exports.ts'
import type { Fixture } from '#kit/fixture.ts'
import { signFor } from '#kit/media.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'

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

export const samples: Record<string, MakeSample> = {
  listPersonality: family,
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
}

export const mediaSamples: Record<string, MakeSample> = {
  'readMedia of an answer': async (fixture, caller) => {
    const { family_id, clip_id: id } = await seedAnswer(fixture.editor, fixture)
    return { input: {}, url: await signFor(caller, { kind: 'answer', family_id, id, variant: 'original', version: 1 }) }
  },
}
