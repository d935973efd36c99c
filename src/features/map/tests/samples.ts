import type { MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  listPhotoPlaces: ({ family_id }) => ({ input: { family_id, zoom: 3 } }),
}
