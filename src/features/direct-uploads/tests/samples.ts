import { bytes, type MakeSample } from '#kit/sample.ts'

const form = (content: string) =>
  `--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${content}\r\n--b--\r\n`

export const samples: Record<string, MakeSample> = {
  sendFile: ({ family_id }) => ({
    input: { family_id },
    extra: { payload: Buffer.from(form('some bytes')), headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  }),
  putFile: ({ family_id }) => ({ input: { family_id, filename: 'a.jpg' }, extra: bytes('image/jpeg') }),
}
