import type { MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  readTypedSearch: ({ family_id }) => ({ input: { family_id, text: 'beach last summer' } }),
}
