import { spawn } from 'node:child_process'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { childEnv } from '#server/child-env.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import { ObjectMissing } from '#server/storage/object-store.ts'
import { cutText } from '#shared/cut-text.ts'
import { required } from '#shared/required.ts'
import type { SpeechSetup } from './transcripts.ts'

const TRANSCRIPT_MAX_LENGTH = 20_000

export type SpeechParts = {
  media: Pick<MediaProcess, 'makeFolder' | 'extractAudio'>
  originals: Originals
  speech: NonNullable<SpeechSetup>
}

/** What is said in a recording. Only its audio track is sent. Undefined if it's missing or has none. */
export async function transcribeRecording(
  { storage_path, file_type }: { storage_path: string; file_type: string },
  family_id: string,
  { media, originals, speech }: SpeechParts,
): Promise<string | undefined> {
  const folder = await media.makeFolder()
  try {
    const film = path.join(folder, 'film')
    const opened = await originals.open(storage_path).catch((error: unknown) => {
      if (error instanceof ObjectMissing) return undefined
      throw error
    })
    if (!opened) return undefined
    await pipeline(opened.stream, createWriteStream(film))
    const audio = await media.extractAudio({ film, file_type, folder }, family_id)
    return audio && cutText((await recognizeSpeech(audio, speech)).trim(), TRANSCRIPT_MAX_LENGTH)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** For a few minutes of speech on a small machine. */
const TIME_LIMIT_MS = 15 * 60_000
const OUTPUT_MAX_BYTES = 1024 ** 2

const Recognized = z.object({ text: z.string() })

/**
 * Transcribes an audio file with the operator's program or endpoint. @throws if neither responds, so that the job
 * retries
 */
function recognizeSpeech(file: string, speech: NonNullable<SpeechSetup>): Promise<string> {
  return speech.command ? runCommand(speech.command, file) : askEndpoint(speech, file)
}

/** The transcript is the program's standard output. The command isn't run in a shell. */
async function runCommand(command: string[], file: string): Promise<string> {
  const [program = '', ...given] = command.map((word) => word.replaceAll('{file}', file))
  const child = spawn(program, given, {
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  let said = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.length > OUTPUT_MAX_BYTES) child.kill('SIGKILL')
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-500)))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`The speech command ended with ${code}: ${complaint}`)
  return said
}

/** OpenAI's API: POST /audio/transcriptions below the base URL. */
async function askEndpoint({ url, key, model }: NonNullable<SpeechSetup>, file: string): Promise<string> {
  const form = new FormData()
  form.set('file', await openAsBlob(file), path.basename(file))
  form.set('model', model)
  form.set('response_format', 'json')
  const answer = await fetch(`${required(url).replace(/\/+$/, '')}/audio/transcriptions`, {
    ...{ method: 'POST', body: form, redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) },
    headers: key ? { authorization: `Bearer ${key}` } : {},
  })
  if (!answer.ok) throw new Error(`The speech endpoint answered ${answer.status}`)
  return Recognized.parse(await answer.json()).text
}
