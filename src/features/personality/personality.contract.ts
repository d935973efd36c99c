import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { Export, Exports } from '../exports/exports.schemas.ts'
import { FamilyChild } from '../families/families.contract.ts'
import { member } from '../families/families.rules.ts'
import { AudienceSchema } from '../photos/photos.schemas.ts'
import { badges, promptCategories, PromptText, RESPONSE_MAX_LENGTH } from './personality.rules.ts'

const Progress = z.object({
  /** How many of the ten questions have an answer that the caller can see. */
  answered: z.int(),
  total: z.int(),
  percent: z.int(),
  badge: z.enum(badges),
  /** Five answers or more. */
  completed: z.boolean(),
})

const Consent = z.object({
  /** `null` until an owner gives consent. */
  state: z.nullable(z.enum(['given', 'withdrawn'])),
  text_version: z.nullable(z.string()),
  given_at: z.nullable(z.string()),
  given_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.string()),
})

const Prompt = z.object({
  id: Id,
  /** 1 to 10 are the slots that count toward progress. Questions added by the family come after them. */
  prompt_order: z.int(),
  category: z.enum(promptCategories),
  /** Set for the ten built-in questions, which are translated; null for a family's own question. */
  prompt_key: z.nullable(z.string()),
  /** The family's own wording, or the built-in question in English. */
  prompt_text: z.string(),
  /** The question is skipped and doesn't count. */
  is_skipped: z.boolean(),
})

const Response = z.object({
  id: Id,
  child_id: Id,
  prompt_id: Id,
  /** One recording session: text and video saved with the same take become one answer. */
  take: z.string(),
  response_text: z.nullable(z.string()),
  video_clip_id: z.nullable(Id),
  /** Signed, valid for 50 minutes or more; supports Range. */
  video_url: z.nullable(z.string()),
  /** Null without a video, and if no frame of it could be read. */
  poster_url: z.nullable(z.string()),
  /** Downloads the original recording, byte for byte. */
  download_url: z.nullable(z.string()),
  file_type: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Seconds, read from the file. */
  video_duration: z.nullable(z.number()),
  /** ThumbHash in base64. */
  thumbhash: z.nullable(z.string()),
  /** Automatic transcript, if the family turned on transcription. */
  transcript: z.nullable(z.string()),
  audience: AudienceSchema,
  /** Whether the caller, whose answer it is, hid it from everyone else. */
  is_hidden: z.boolean(),
  answered_at: z.string(),
  updated_at: z.string(),
  /** The child's age in full years on the day of the answer. */
  age: z.int(),
  added_by: z.nullable(z.object({ id: Id, first_name: z.string(), last_name: z.string() })),
  /** `keep_private`: only the person who recorded an answer can make it private. */
  can: z.object({ edit: z.boolean(), keep_private: z.boolean() }),
})

const Transcripts = z.object({
  /** Whether the operator configured speech recognition. */
  available: z.boolean(),
  /** The host that recordings are sent to; null if they're transcribed on this machine. */
  sent_to: z.nullable(z.string()),
  allowed: z.boolean(),
  /** Whether audio captions are, too. Families that agreed before that existed only agreed to answers. */
  with_captions: z.boolean(),
  given_at: z.nullable(z.string()),
  given_by: z.nullable(z.string()),
})

const DeletedResponse = z.object({
  id: Id,
  child_id: Id,
  first_name: z.string(),
  prompt: Prompt,
  response_text: z.nullable(z.string()),
  /** Seconds; null without a recording. */
  video_duration: z.nullable(z.number()),
  answered_at: z.string(),
  deleted_at: z.string(),
  purge_after: z.string(),
})
export type DeletedResponse = z.output<typeof DeletedResponse>

const ChildListed = z.object({
  ...FamilyChild.shape,
  progress: Progress,
  /** The first question without an answer that the caller can see. */
  next: z.nullable(Prompt),
})

/** Field names are from S1 section 3. */
const ChildExport = z.object({
  name: z.string(),
  /** Age in full years today. */
  age: z.int(),
  birthdate: z.string(),
  gender: z.string(),
  responses: z.array(
    z.object({
      prompt: z.string(),
      videoClipId: z.nullable(Id),
      responseText: z.nullable(z.string()),
      /** Transcript of the recording, if the family turned on transcription. */
      transcript: z.nullable(z.string()),
      /** Seconds. */
      videoDuration: z.nullable(z.number()),
      answeredAt: z.string(),
      age: z.int(),
      audience: AudienceSchema,
    }),
  ),
})
export type ChildExport = z.output<typeof ChildExport>

export type PersonalityPrompt = z.output<typeof Prompt>
export type PersonalityResponse = z.output<typeof Response>
export type PersonalityConsent = z.output<typeof Consent>
export type ChildListed = z.output<typeof ChildListed>

export const personalityContract = contract({
  listPersonality: operation('GET', '/api/families/:family_id/personality', {
    access: member('family.view'),
    summary: 'List personality profiles',
    description: 'Returns progress for each child and for the whole family.',
    response: z.object({
      children: z.array(ChildListed),
      summary: z.object({ children: z.int(), completed: z.int(), percent: z.int() }),
    }),
  }),
  getPersonality: operation('GET', '/api/families/:family_id/children/:child_id/personality', {
    access: member('family.view'),
    summary: 'Get a child’s personality profile',
    description: 'Returns the questions in order, each with its latest answer.',
    response: z.object({
      child: FamilyChild,
      progress: Progress,
      consent: Consent,
      /** Current questions, and earlier ones that the child answered. */
      prompts: z.array(z.object({ ...Prompt.shape, asked: z.boolean(), answers: z.int() })),
      responses: z.array(Response),
      can: z.object({ answer: z.boolean(), manage: z.boolean() }),
    }),
  }),
  listResponses: operation('GET', '/api/families/:family_id/children/:child_id/responses/:prompt_id', {
    access: member('family.view'),
    summary: 'List a child’s answers to a question',
    description: 'Oldest first.',
    response: z.object({ responses: z.array(Response) }),
  }),
  saveResponse: operation('PUT', '/api/families/:family_id/children/:child_id/responses/:prompt_id', {
    access: member('personality.edit'),
    summary: 'Save an answer',
    description:
      'A new take becomes the latest answer, and earlier answers stay. Sending the same take again updates that answer.',
    body: z.object({
      take: z
        .uuid()
        .check(
          z.describe('A new UUID for each recording or written answer. To update an answer, send its UUID again.'),
        ),
      response_text: z
        .string()
        .check(
          z.trim(),
          z.maxLength(RESPONSE_MAX_LENGTH, 'too_long'),
          z.describe('What the child said. Can be empty if there’s a recording.'),
        ),
      audience: z.optional(AudienceSchema),
    }),
    response: Response,
    problems: ['conflict', 'consent_required'],
  }),
  deleteResponse: operation('DELETE', '/api/families/:family_id/responses/:response_id', {
    access: member('personality.edit'),
    summary: 'Delete an answer',
    description:
      'If there’s an earlier answer to the question, it’s shown instead. You can restore the deleted answer for 30 days.',
  }),
  listPrompts: operation('GET', '/api/families/:family_id/personality/prompts', {
    access: member('family.view'),
    summary: 'List a family’s questions',
    description: 'Returns questions in the order they’re asked, and which children have answered each.',
    response: z.object({
      prompts: z.array(
        z.object({
          ...Prompt.shape,
          /** IDs of children with an answer that the caller can see. */
          answered_by: z.array(Id),
        }),
      ),
    }),
  }),
  addPrompt: operation('POST', '/api/families/:family_id/personality/prompts', {
    access: member('personality.edit'),
    summary: 'Add a question',
    description: 'The question is added after the first ten and doesn’t change the total.',
    body: z.object({ prompt_text: PromptText, category: z._default(z.enum(promptCategories), 'other') }),
    response: Prompt,
    status: 201,
    problems: ['too_many'],
  }),
  replacePrompt: operation('PUT', '/api/families/:family_id/personality/prompts/:prompt_id', {
    access: member('personality.edit'),
    summary: 'Replace a question',
    description: 'Existing answers stay and still count.',
    body: z.object({ prompt_text: PromptText, category: z.optional(z.enum(promptCategories)) }),
    response: Prompt,
  }),
  removePrompt: operation('DELETE', '/api/families/:family_id/personality/prompts/:prompt_id', {
    access: member('personality.edit'),
    summary: 'Remove a custom question',
    description: 'If the question replaced one of the original ten, the original returns.',
    problems: ['conflict'],
  }),
  skipPrompt: operation('POST', '/api/families/:family_id/personality/prompts/:prompt_id/skip', {
    access: member('personality.edit'),
    summary: 'Skip a question',
    description: 'Existing answers stay. The question no longer counts.',
    problems: ['conflict'],
  }),
  askPromptAgain: operation('DELETE', '/api/families/:family_id/personality/prompts/:prompt_id/skip', {
    access: member('personality.edit'),
    summary: 'Stop skipping a question',
  }),
  listDeletedResponses: operation('GET', '/api/families/:family_id/deleted-responses', {
    access: member('family.manage'),
    summary: 'List deleted answers',
    description: 'Returns answers that can still be restored, most recently deleted first.',
    response: z.object({ responses: z.array(DeletedResponse) }),
  }),
  restoreResponse: operation('POST', '/api/families/:family_id/deleted-responses/:response_id/restore', {
    access: member('family.manage'),
    summary: 'Restore a deleted answer',
    description: 'If consent was withdrawn, the answer stays hidden until consent is given again.',
  }),
  purgeResponse: operation('DELETE', '/api/families/:family_id/deleted-responses/:response_id', {
    access: member('family.manage'),
    fresh: true,
    summary: 'Permanently delete an answer',
  }),
  readChildExport: operation('GET', '/api/families/:family_id/children/:child_id/personality/export', {
    access: member('family.manage'),
    budget: 'downloads',
    summary: 'Export a child’s answers as JSON',
    description: 'Includes only answers you can see.',
    fresh: true,
    recorded: true,
    response: ChildExport,
  }),
  requestChildExport: operation('POST', '/api/families/:family_id/children/:child_id/personality/exports', {
    access: member('family.manage'),
    budget: 'downloads',
    summary: 'Export a child’s answers as a ZIP',
    description:
      'Includes the recordings and a page that plays them offline. Returns the current export if one is in progress.',
    fresh: true,
    response: Export,
    status: 202,
  }),
  listChildExports: operation('GET', '/api/families/:family_id/children/:child_id/personality/exports', {
    access: member('family.manage'),
    summary: 'List your ZIP exports of a child’s answers',
    description: 'Newest first.',
    response: Exports,
  }),
  readChildExportZip: operation(
    'GET',
    '/api/families/:family_id/children/:child_id/personality/exports/:export_id/file',
    {
      access: member('family.manage'),
      budget: 'downloads',
      summary: 'Download a ZIP of a child’s answers',
      description: 'Only for the owner who requested it. Supports a single Range.',
      raw: true,
    },
  ),
  getTranscripts: operation('GET', '/api/families/:family_id/personality/transcripts', {
    access: member('family.manage'),
    summary: 'Get a family’s transcription setting',
    description: 'Includes which transcription service is used.',
    response: Transcripts,
  }),
  allowTranscripts: operation('POST', '/api/families/:family_id/personality/transcripts', {
    access: member('family.manage'),
    summary: 'Turn on transcription',
    description: 'Of children’s answers and audio captions. Also transcribes existing recordings.',
    response: Transcripts,
    problems: ['conflict'],
  }),
  endTranscripts: operation('DELETE', '/api/families/:family_id/personality/transcripts', {
    access: member('family.manage'),
    summary: 'Turn off transcription',
    description: 'Deletes existing transcripts right away.',
    response: Transcripts,
  }),
  giveConsent: operation('POST', '/api/families/:family_id/children/:child_id/personality-consent', {
    access: member('family.manage'),
    summary: 'Give consent to record a child',
    description: 'Answers hidden when consent was withdrawn become visible again.',
    body: z.object({
      text_version: z
        .string()
        .check(z.maxLength(40), z.regex(/^[0-9a-z.-]+$/))
        .check(z.describe('The version of the consent text that the owner saw.')),
    }),
    response: Consent,
  }),
  withdrawConsent: operation('DELETE', '/api/families/:family_id/children/:child_id/personality-consent', {
    access: member('family.manage'),
    summary: 'Withdraw consent to record a child',
    description: 'Hides all the child’s answers right away and deletes them after 30 days.',
    problems: ['conflict'],
  }),
})
