import type { MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  searchEverything: () => ({ input: { text: 'secret' } }),
}
