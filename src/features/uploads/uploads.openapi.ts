/** What the document of the API says about tus (https://tus.io/protocols/resumable-upload), which schemas of JSON can't. */
const header = (description: string, type = 'string') => ({ type, description })
const version = { 'tus-resumable': { ...header('The version of the protocol.'), enum: ['1.0.0'] } }
const answered = (status: number, description: string, headers: Record<string, object> = {}) => ({
  [status]: { type: 'null', description, headers: { ...version, ...headers } },
})
const requested = (properties: Record<string, object>) => ({
  type: 'object',
  properties: { ...version, ...properties },
  required: ['tus-resumable', ...Object.keys(properties).filter((name) => name !== 'upload-metadata')],
})
const offset = header('How many bytes have arrived.', 'integer')
const bytes = {
  consumes: ['application/offset+octet-stream'],
  body: { type: 'string', format: 'binary' },
}

export const creation = {
  headers: requested({
    'upload-length': header('The size of the file in bytes.', 'integer'),
    'upload-metadata': header('Names and base64 values, separated by commas, such as `filename`.'),
  }),
  response: answered(201, 'The upload was created.', { location: header('Where to send the bytes.') }),
}
export const measuring = {
  headers: requested({}),
  response: answered(200, 'The upload’s progress.', {
    'upload-offset': offset,
    'upload-length': header('The size of the file in bytes.', 'integer'),
  }),
}
export const continuation = {
  ...bytes,
  headers: requested({ 'upload-offset': header('Where the bytes begin: the offset that HEAD returns.', 'integer') }),
  response: answered(204, 'The bytes arrived. With the last ones, the file is received.', { 'upload-offset': offset }),
}
export const cancellation = {
  headers: requested({}),
  response: answered(204, 'The upload was deleted.'),
}
export const poster = {
  ...bytes,
  response: { 204: { type: 'null', description: 'The poster frame was stored.' } },
}
