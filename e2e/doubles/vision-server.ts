import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { boxesOf, huesIn, toPixels, vectorOf } from './colored-faces.ts'

type Entry = { modelName: string; options?: Record<string, unknown> }
type Entries = Record<string, Record<string, Entry>>

export type VisionDouble = {
  url: string
  /** The entries of each request, and its text or the size of its image. */
  asked: { entries: Entries; text: string | null; image: { width: number; height: number } | null }[]
  /** The status of all following answers, instead of results. */
  fails: number | undefined
  close(): Promise<void>
}

/** Words of searches, and the hues that stand for them. */
const hueOfWord: Record<string, number> = { beach: 50, strand: 50, cake: 320, sea: 220, forest: 120 }

/**
 * Immich's machine-learning server (machine-learning/immich_ml/main.py), as far as it's asked: the same requests, answers, and
 * errors. Instead of models, it knows colors: a face is a colored shape inside the image, and the same color is the same person.
 */
export async function startVisionDouble(): Promise<VisionDouble> {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === '/ping') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('pong')
      if (request.url !== '/predict' || request.method !== 'POST') return void response.writeHead(404).end()
      const form = await readForm(request)
      if (double.fails) return void response.writeHead(double.fails).end()
      const [status, body] = await predict(form, double)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    answer().catch(() => response.writeHead(500).end('Internal Server Error'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: VisionDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    fails: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return double
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(pieces), { headers }).formData()
}

async function predict(form: FormData, double: VisionDouble): Promise<[number, unknown]> {
  const entries = JSON.parse(String(form.get('entries'))) as Entries
  if (Object.values(entries).some((types) => Object.values(types).some((entry) => !entry.modelName)))
    return [422, { detail: 'Invalid request format.' }]
  const [image, text] = [form.get('image'), form.get('text')]
  if (image instanceof Blob) return [200, await predictImage(image, entries, double)]
  if (text === null) return [400, { detail: 'Either image or text must be provided' }]
  double.asked.push({ entries, text: String(text), image: null })
  return [200, { clip: JSON.stringify(vectorOf(huesOfText(String(text)))) }]
}

async function predictImage(image: Blob, entries: Entries, double: VisionDouble) {
  const file = sharp(Buffer.from(await image.arrayBuffer()))
  const { width = 0, height = 0 } = await file.metadata()
  double.asked.push({ entries, text: null, image: { width, height } })
  const pixels = await toPixels(file)
  const minScore = Number(entries['facial-recognition']?.detection?.options?.minScore ?? 0.7)
  const faces = boxesOf(pixels).filter(({ score }) => score >= minScore)
  return {
    ...(entries['facial-recognition'] && {
      'facial-recognition': faces.map(({ box, hues, score }) => ({
        boundingBox: {
          ...{ x1: (box.x1 / pixels.width) * width, y1: (box.y1 / pixels.height) * height },
          ...{ x2: (box.x2 / pixels.width) * width, y2: (box.y2 / pixels.height) * height },
        },
        embedding: JSON.stringify(vectorOf(hues)),
        score,
      })),
    }),
    ...(entries.clip && { clip: JSON.stringify(vectorOf(huesIn(pixels))) }),
    ...{ imageHeight: height, imageWidth: width },
  }
}

function huesOfText(text: string): number[] {
  return text
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) => hueOfWord[word] ?? [])
}
