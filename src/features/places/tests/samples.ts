import type { MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  listTowns: () => ({ input: { text: 'lis' } }),
}
