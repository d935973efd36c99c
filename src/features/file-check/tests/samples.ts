import type { MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  checkFiles: ({ family_id }) => ({ input: { family_id, hashes: ['ab'.repeat(32)] } }),
}
