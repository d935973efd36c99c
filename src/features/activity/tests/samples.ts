import { family, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  listActivities: family,
}
