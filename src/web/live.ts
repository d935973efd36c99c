import { LIVE_BEAT_SECONDS, LIVE_REPLAY_SECONDS, type LiveEvent } from '#shared/live-events.ts'

/** What a tab does with what it is told. */
export type LiveFollower = {
  told(event: LiveEvent): void
  /** Anything may have changed. */
  missed(): void
  /** The session of the stream ended, on this device or another one; called in the tab that reads the stream. */
  ended(): void
  /** The server refused the stream, perhaps because the session ended while there was none; in that tab too. */
  refused(): void
}

type Message = LiveEvent | 'missed'

const NAME = 'hearthbook-live'
/** A tab that nobody looks at lets go, and catches up when somebody does. */
const HIDDEN_PATIENCE_MS = 30_000
/** Two beats that stay away: something on the way keeps them back. */
const SILENCE_MS = 2.6 * LIVE_BEAT_SECONDS * 1_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000
/** While no stream can be had, pages ask anew so often. */
const POLL_MS = 30_000

/**
 * Follows what happens on the server as long as somebody looks at the page. The tabs of a browser share one stream: one of
 * them reads it and tells the others. Where no stream can be had, it asks from time to time. Returns the way to stop.
 */
export function followLive(address: string, follower: LiveFollower): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
  const hear = (message: Message) => (message === 'missed' ? follower.missed() : follower.told(message))
  channel?.addEventListener('message', (event: MessageEvent<Message>) => following && hear(event.data))
  const tellAll = (message: Message) => {
    hear(message)
    // Without a lock each tab has a stream of its own.
    if (sharesStream) channel?.postMessage(message)
  }
  const sharesStream = channel !== null && 'locks' in navigator
  let following: AbortController | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  function start() {
    const { signal } = (following = new AbortController())
    const read = () =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve())
        readStream(address, { ...follower, tell: tellAll }, signal)
      })
    if (sharesStream) navigator.locks.request(NAME, { signal }, read).catch(() => {})
    else void read()
  }

  function stop() {
    following?.abort()
    following = undefined
  }

  function look() {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(stop, HIDDEN_PATIENCE_MS)
    else if (!following) {
      follower.missed()
      start()
    }
  }

  document.addEventListener('visibilitychange', look)
  start()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(hiding)
    stop()
    channel?.close()
  }
}

type StreamReader = Pick<LiveFollower, 'ended' | 'refused'> & { tell(message: Message): void }

/** Reads the stream until the signal, and opens it again whenever it breaks. */
function readStream(address: string, { tell, ended, refused }: StreamReader, signal: AbortSignal): void {
  let source: EventSource | undefined
  let lastAlive = Date.now()
  let lastAsked = Date.now()
  let retry = FIRST_RETRY_MS
  let retrying: ReturnType<typeof setTimeout> | undefined

  function alive() {
    lastAlive = Date.now()
    retry = FIRST_RETRY_MS
  }

  function askAnew() {
    lastAsked = Date.now()
    tell('missed')
  }

  function open() {
    source = new EventSource(address)
    source.addEventListener('open', () => {
      // A short gap the server fills by itself.
      if (Date.now() - lastAlive > (LIVE_REPLAY_SECONDS / 2) * 1_000) askAnew()
      alive()
    })
    source.addEventListener('beat', alive)
    // The server itself heard nothing for a moment.
    source.addEventListener('missed', askAnew)
    source.addEventListener('signed-out', ended)
    source.addEventListener('told', (event: MessageEvent<string>) => {
      alive()
      tell(JSON.parse(event.data) as LiveEvent)
    })
    source.addEventListener('error', () => {
      // A broken connection comes again by itself, a refusal does not.
      if (source?.readyState !== EventSource.CLOSED) return
      refused()
      openLater()
    })
  }

  function openLater() {
    source?.close()
    clearTimeout(retrying)
    retrying = setTimeout(open, retry)
    retry = Math.min(LONGEST_RETRY_MS, retry * 2)
  }

  const watch = setInterval(() => {
    if (Date.now() - lastAlive <= SILENCE_MS) return
    if (Date.now() - lastAsked > POLL_MS) askAnew()
    if (source?.readyState === EventSource.OPEN) openLater()
  }, POLL_MS / 2)

  signal.addEventListener('abort', () => {
    clearInterval(watch)
    clearTimeout(retrying)
    source?.close()
  })
  open()
}
