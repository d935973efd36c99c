import type { Fixture } from '#kit/fixture.ts'
import { sealFor, sheetKey } from '#kit/letters.ts'
import type { Person } from '#kit/people.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'

/** By the caller, if they may seal one. */
async function sealed(fixture: Fixture, caller: Person): Promise<Input & { letter_id: string; key: string }> {
  const { family_id, child_id: person_id, editor } = fixture
  const members = [fixture.owner, editor, fixture.contributor]
  const author = members.find(({ user_id }) => user_id === caller.user_id) ?? editor
  const { letter, sheet } = await sealFor(author, { family_id, person_id })
  return { family_id, letter_id: letter.id, key: await sheetKey(sheet.pdf) }
}

export const samples: Record<string, MakeSample> = {
  listLetters: family,
  getLetter: async (fixture, caller) => {
    const { key: _, ...input } = await sealed(fixture, caller)
    return { input }
  },
  sealLetter: ({ family_id, child_id }) => ({
    input: { family_id, person_id: child_id, letter: 'Dear you', age: 90, audience: 'family', language: 'en' },
  }),
  moveLetter: async (fixture, caller) => {
    const { key: _, ...input } = await sealed(fixture, caller)
    await fixture.owner.server.sql('update capsules set age = 95 where id = $1', [input.letter_id])
    return { input }
  },
  enterSheet: async (fixture, caller) => ({ input: await sealed(fixture, caller) }),
  deleteLetter: async (fixture, caller) => {
    const { key: _, ...input } = await sealed(fixture, caller)
    // Someone who sealed it before they became a viewer.
    if (caller.user_id === fixture.viewer.user_id)
      await fixture.owner.server.sql('update capsules set author_id = $2 where id = $1', [
        input.letter_id,
        caller.user_id,
      ])
    return { input }
  },
}
