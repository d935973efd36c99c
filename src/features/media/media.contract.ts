import { contract, operation, signedUrl } from '#shared/contract.ts'

export const mediaContract = contract({
  readMedia: operation('GET', '/media/*', {
    access: signedUrl,
    summary: 'Download a photo, video or recording',
    description: 'Requires a signed URL. Supports single-range requests.',
    raw: true,
  }),
})
