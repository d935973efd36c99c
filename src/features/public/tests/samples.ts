import { email, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  sendContactMessage: () => ({
    input: { name: 'Ada', email: email(), subject: 'Hello', message: 'What a fine album.', language: 'en' },
  }),
}
