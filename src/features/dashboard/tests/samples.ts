import { family, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  getDashboard: family,
  getHighlights: ({ family_id }) => ({ input: { family_id, day: '2026-05-01', since: '2026-01-01T00:00:00Z' } }),
}
