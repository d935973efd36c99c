import { operation, signedUrl } from '#shared/contract.ts'

export const mediaContract = {
  readMedia: operation({
    id: 'readMedia',
    method: 'GET',
    path: '/media/*',
    access: signedUrl,
    summary: 'Download a photo, video or recording',
    description: 'Requires a signed URL. Supports single-range requests.',
    raw: true,
  }),
}
