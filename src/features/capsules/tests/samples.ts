import { memberWhoCan } from '#kit/families.ts'
import type { Fixture } from '#kit/fixture.ts'
import { seedLetter, seedLetterFile, seedOpenedFile } from '#kit/letters.ts'
import { signFor } from '#kit/media.ts'
import type { Person } from '#kit/people.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'

/** By the caller, if they may seal one. */
async function sealed(fixture: Fixture, caller: Person): Promise<Input & { letter_id: string; key: string }> {
  const { family_id, child_id: person_id } = fixture
  const author = memberWhoCan('photos.add', fixture, caller)
  return { family_id, ...(await seedLetter(author, { family_id, person_id })) }
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
  removeLetterFile: async (fixture, caller) => {
    const { family_id, editor, owner } = fixture
    const letter_file_id = await seedLetterFile(editor, fixture)
    // Viewers uploaded it before they became viewers.
    const { user_id } = memberWhoCan('family.view', fixture, caller)
    await owner.server.sql('update capsule_files set added_by = $2 where id = $1', [letter_file_id, user_id])
    return { input: { family_id, letter_file_id } }
  },
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

export const mediaSamples: Record<string, MakeSample> = {
  'readMedia of a recording in a letter': async (fixture, caller) => {
    const { family_id } = fixture
    const { letter_id } = await sealed(fixture, fixture.editor)
    const { editor } = fixture
    await editor.server.sql(
      `update capsules set opened_at = now(), letter = '', ciphertext = null, server_key = null, sheet_key = null where id = $1`,
      [letter_id],
    )
    const id = await seedOpenedFile(editor, fixture, letter_id)
    return {
      input: {},
      url: await signFor(caller, { kind: 'letter', family_id, id, variant: 'original', version: 1 }),
    }
  },
}
