import { request, type IncomingMessage } from 'node:http'
import type { LiveEvent } from '#shared/live-events.ts'
import type { Person } from './people.ts'

/** A browser with a live event stream. */
export type LiveStream = {
  headers: IncomingMessage['headers']
  /** All events so far. */
  events: LiveEvent[]
  /** Whether the server said that events may have been missed. */
  hasMissed(): boolean
  /** Whether the server said that the session ended. */
  isSignedOut(): boolean
  /** Resolves with the next matching event, past or future. */
  waitFor(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

/** Opens the live event stream like an EventSource, on this web process or another one. */
export function listen(person: Person, url = person.server.url): Promise<LiveStream> {
  return listenWith({ cookie: person.cookie }, url)
}

/** The same with other credentials, such as an API key. */
export function listenWith(credentials: Record<string, string>, url: string): Promise<LiveStream> {
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/api/events`, { headers: { accept: 'text/event-stream', ...credentials } })
    asking.on('error', reject)
    asking.on('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}`))
      resolve(follow(answer, () => asking.destroy()))
    })
    asking.end()
  })
}

function follow(answer: IncomingMessage, close: () => void): LiveStream {
  const events: LiveEvent[] = []
  let hasMissed = false
  let isSignedOut = false
  const waiting = new Set<() => void>()
  let text = ''
  answer.setEncoding('utf8')
  answer.on('error', () => {})
  answer.on('data', (piece: string) => {
    text += piece
    const frames = text.split('\n\n')
    text = frames.pop()!
    for (const frame of frames) {
      const data = /^event: told\ndata: (.*)$/.exec(frame)?.[1]
      if (data) events.push(JSON.parse(data) as LiveEvent)
      hasMissed ||= frame.startsWith('event: missed')
      isSignedOut ||= frame.startsWith('event: signed-out')
    }
    for (const look of waiting) look()
  })
  return {
    headers: answer.headers,
    events,
    hasMissed: () => hasMissed,
    isSignedOut: () => isSignedOut,
    waitFor: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const event = events.find(fits)
          if (!event) return
          waiting.delete(look)
          resolve(event)
        }
        waiting.add(look)
        look()
      }),
    ended: new Promise((resolve) => answer.on('close', resolve)),
    close,
  }
}
