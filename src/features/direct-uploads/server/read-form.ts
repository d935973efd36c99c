import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { invalidInput } from '#server/http/invalid-input.ts'
import { Problem } from '#shared/problems.ts'
import { FileFields } from '../direct-uploads.contract.ts'
import type { SentFile } from './receive-file.ts'

/** Long enough for an ID or a time. */
const FIELD_MAX_BYTES = 1_000
/** More than there are, so that we can name those we don't know. */
const FIELDS_MAX = 10

/**
 * Reads a form with one file, which is received while it arrives.
 * @throws Problem unsupported_media, or invalid_input if it isn't such a form
 */
export async function readForm<T>(request: IncomingMessage, receive: (file: SentFile) => Promise<T>): Promise<T> {
  const bytes = lengthOf(request)
  const form = openForm(request)
  const fields = new Map<string, string>()
  let receiving: Promise<T> | undefined
  let arriving: Readable | undefined
  let refusal: Problem | undefined
  const refuse = (detail: string) => (refusal ??= new Problem('invalid_input', { detail }))
  form.on('field', (name, value) => {
    if (fields.has(name)) refuse(`Send ${name} once.`)
    fields.set(name, value)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => refuse('Send one file, and only the fields album_id and taken_at.'))
  // The form ends after its last field. A form that breaks off never does.
  const ended = finished(form, { readable: false }).catch(() => {
    throw refuse('The form arrived incomplete. Send it again.')
  })
  ended.catch(() => {})
  form.on('file', (name, body, filename) => {
    arriving = body
    // Busboy emits an error, without destroying the file, also before anything reads it.
    body.on('error', (error: Error) => body.destroy(error))
    if (name !== 'file') refuse('Send the file as the field file.')
    receiving = receive({
      ...{ name: filename, bytes, isExact: false, body },
      async fields() {
        await ended
        if (refusal) throw refusal
        const parsed = FileFields.safeParse(Object.fromEntries(fields))
        if (parsed.success) return parsed.data
        const issues = parsed.error.issues.map((issue) => ({
          ...{ name: issue.path.join('.'), message: issue.message },
          ...(issue.code === 'unrecognized_keys' && { unknown: issue.keys }),
        }))
        throw invalidInput(issues)
      },
    })
    // Reads on, so that the form ends and its sender gets the answer.
    receiving.catch(() => body.resume())
  })
  request.on('close', () => {
    if (request.complete) return
    const error = new Error('The connection closed')
    arriving?.destroy(error)
    form.destroy(error)
  })
  request.pipe(form)
  await ended
  if (!receiving) throw refusal ?? refuse('Send the file as the field file.')
  return receiving
}

function openForm({ headers }: IncomingMessage) {
  const { 'content-type': type } = headers
  if (!type?.startsWith('multipart/form-data')) throw new Problem('unsupported_media')
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: {
        files: 1,
        fields: FIELDS_MAX,
        parts: FIELDS_MAX + 2,
        fieldSize: FIELD_MAX_BYTES,
        fieldNameSize: 100,
        headerPairs: 20,
      },
    })
  } catch {
    throw new Problem('invalid_input', { detail: 'The form has no boundary.' })
  }
}

/** @throws Problem invalid_input without a length, because the size decides whether there's room */
export function lengthOf({ headers }: IncomingMessage): number {
  const length = headers['content-length']
  if (!length || !/^\d{1,15}$/.test(length))
    throw new Problem('invalid_input', { detail: 'Content-Length is required.' })
  return Number(length)
}
