import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as letters from '#features/capsules/capsules.rules.ts'
import { INVITATIONS_PER_DAY, INVITATIONS_PER_HOUR } from '#features/invitations/invitations.rules.ts'
import { SPEECH_JOBS } from '#features/personality/server/save-recording.ts'
import * as photos from '#features/photos/photos.rules.ts'
import * as uploads from '#features/uploads/uploads.rules.ts'
import { INGEST_JOBS, RETRY_JOBS } from '#features/uploads/server/add-ingest-job.ts'
import { TURN_JOBS } from '#features/photos/server/add-turn-job.ts'
import { BULK_JOBS } from '#features/photos/server/bulk-jobs.ts'
import { IMPORT_MAX_BYTES, IMPORT_MAX_FILES } from '#features/imports/imports.rules.ts'
import { IMPORT_JOBS } from '#features/imports/server/add-run-job.ts'
import { EXPORT_LIFETIME_DAYS } from '#features/exports/exports.rules.ts'
import { BODY_TIMEOUT_MS, MIN_STREAM_BYTES } from '#server/http/body-timeout.ts'
import { HEADERS_TIMEOUT_MS, MAX_CONNECTIONS } from '#server/http/connection-limits.ts'
import { DOWNLOAD_JOBS, FILM_JOBS, PACKING_JOBS } from '#server/jobs/shares.ts'
import { PIXEL_LIMIT } from '#server/media-process/sniff-format.ts'
import { budgetOf } from '#server/http/person-limits.ts'
import {
  budgets,
  MAX_CONCURRENT_REQUESTS,
  MAX_QUEUED_REQUESTS,
  MAX_CONCURRENT_SEARCHES,
} from '#shared/budgets.rules.ts'
import { contract } from '#app/contract.ts'

const docs = path.join(import.meta.dirname, '../docs/limits.md')
const GIB = 1024 ** 3
const number = (value: number) => value.toLocaleString('en')
const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const tables: Record<string, () => string> = {
  budgets: () =>
    table(
      ['Budget', 'How often', 'In', 'Operations'],
      Object.entries(budgets).map(([name, { times, minutes }]) => [
        `\`${name}\``,
        number(times),
        minutes % 60 ? `${minutes} minutes` : `${minutes / 60} h`,
        name === 'reads' ? 'all other GETs' : name === 'changes' ? 'all other changes' : operationsOf(name),
      ]),
    ),
  uploads: () =>
    table(
      ['What', 'Person', 'Family'],
      [
        ['Unfinished uploads', uploads.UNFINISHED_UPLOADS.person.count, uploads.UNFINISHED_UPLOADS.family.count],
        [
          'Their size, GiB',
          uploads.UNFINISHED_UPLOADS.person.bytes / GIB,
          uploads.UNFINISHED_UPLOADS.family.bytes / GIB,
        ],
        ['Photos and recordings that aren’t sealed in a letter yet', letters.UNSEALED_FILES_MAX, ''],
        ['Photos and recordings in a letter for later', letters.LETTER_FILES_MAX, ''],
        ['The size of each, MiB', letters.LETTER_FILE_MAX_BYTES / 1024 ** 2, ''],
        ['The length of each, minutes', letters.LETTER_FILE_MAX_MINUTES, ''],
        ['Decoder time in an hour, seconds', uploads.DECODER_SECONDS_PER_HOUR, ''],
        ['Invitations in an hour', INVITATIONS_PER_HOUR, ''],
        ['Invitations in a day', INVITATIONS_PER_DAY, ''],
        ['Requests answered at the same time', MAX_CONCURRENT_REQUESTS, ''],
        ['Of these, searches', MAX_CONCURRENT_SEARCHES, ''],
        ['Requests in line', MAX_QUEUED_REQUESTS, ''],
      ],
    ),
  jobs: () =>
    table(
      ['Background work', 'One family or person', 'All'],
      Object.entries({
        'Ingesting uploads': INGEST_JOBS,
        'Trying files again that decoders failed on': RETRY_JOBS,
        'Turning and cropping': TURN_JOBS,
        'Editing many photos': BULK_JOBS,
        Imports: IMPORT_JOBS,
        'Exports and books': PACKING_JOBS,
        Films: FILM_JOBS,
        'ZIPs of selected photos and of a child’s answers': DOWNLOAD_JOBS,
        'Transcribing speech': SPEECH_JOBS,
      }).map(([name, { each, most }]) => [name, each, most]),
    ),
  sizes: () =>
    table(
      ['What', 'Limit'],
      [
        ['A photo or video', `${uploads.UPLOAD_MAX_BYTES / GIB} GiB`],
        ['Pixels of a photo', number(PIXEL_LIMIT)],
        ['Files of an import', number(IMPORT_MAX_FILES)],
        ['A file of an import', `${IMPORT_MAX_BYTES / GIB} GiB`],
        ['Photos selected at a time', number(photos.SELECTION_MAX)],
        ['An unfinished upload is stored for', `${uploads.UPLOAD_LIFETIME_HOURS} h`],
        ['A deleted photo is stored for', `${photos.PHOTO_TRASH_DAYS} days`],
        ['An export of a family or an account is stored for', `${EXPORT_LIFETIME_DAYS.family} days`],
        ['A film is stored for', `${EXPORT_LIFETIME_DAYS.film} days`],
        ['A ZIP of selected photos or of a child’s answers is stored for', `${EXPORT_LIFETIME_DAYS.selection * 24} h`],
        ['A request with a short body has to arrive within', `${BODY_TIMEOUT_MS / 1000} s`],
        ['An upload has to send in that time', `${MIN_STREAM_BYTES / 1024} KiB`],
        ['Open connections of a web process', number(MAX_CONNECTIONS)],
        ['A connection has to send a request within', `${HEADERS_TIMEOUT_MS / 1000} s`],
      ],
    ),
}

function operationsOf(name: string): string {
  return contract
    .filter((one) => budgetOf(one) === name)
    .map(({ id }) => `\`${id}\``)
    .join(', ')
}

/** `UPDATE_DOCS=1` writes the tables. */
test('docs/limits.md has the limits that are enforced', () => {
  const text = readFileSync(docs, 'utf8')
  const wanted = text.replace(
    /(<!-- (\w+):[^>]*-->\n)[\s\S]*?(\n<!-- \/\2 -->)/g,
    (_, open: string, name: string, close: string) => `${open}${tables[name]?.()}${close}`,
  )
  expect([...text.matchAll(/<!-- (\w+):/g)].map(([, name]) => name)).toEqual(Object.keys(tables))
  if (process.env.UPDATE_DOCS) writeFileSync(docs, wanted)
  else expect(text).toBe(wanted)
})
