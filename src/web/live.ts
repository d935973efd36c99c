import { LIVE_HEARTBEAT_SECONDS, LIVE_REPLAY_SECONDS, type LiveEvent } from '#shared/live-events.ts'

/** How a tab reacts to live updates. */
export type LiveListener = {
  received(event: LiveEvent): void
  /** Updates were lost, so anything may have changed. */
  missed(): void
  /** The session ended, on this device or another one. Only called in the tab that holds the stream. */
  ended(): void
  /**
   * The server refused the stream, perhaps because the session ended while it was disconnected. Only called in that tab
   * too.
   */
  refused(): void
}

type Message = LiveEvent | 'missed'

const NAME = 'hearthbook-live'
/** A hidden tab disconnects after this, and catches up when it's visible again. */
const HIDDEN_GRACE_MS = 30_000
/** Two missing heartbeats: a proxy is holding back the stream. */
const SILENCE_MS = 2.6 * LIVE_HEARTBEAT_SECONDS * 1_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000
/** Polling interval while there's no stream. */
const POLL_MS = 30_000

/**
 * Follows live updates while the page is visible. The tabs of a browser share one stream: one tab reads it and forwards
 * to the others. Polls if no stream is possible. Returns a function to stop.
 */
export function followLive(address: string, follower: LiveListener): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
  const dispatch = (message: Message) => (message === 'missed' ? follower.missed() : follower.received(message))
  channel?.addEventListener('message', (event: MessageEvent<Message>) => following && dispatch(event.data))
  const broadcast = (message: Message) => {
    dispatch(message)
    // Without Web Locks, each tab has its own stream.
    if (sharesStream) channel?.postMessage(message)
  }
  const sharesStream = channel !== null && 'locks' in navigator
  let following: AbortController | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  function start() {
    const { signal } = (following = new AbortController())
    const read = () =>
      new Promise<void>((resolve) => {
        // The browser may grant the lock of a request that's being aborted.
        if (signal.aborted) return resolve()
        signal.addEventListener('abort', () => resolve())
        readStream(address, { ...follower, publish: broadcast }, signal)
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
    if (document.hidden) hiding = setTimeout(stop, HIDDEN_GRACE_MS)
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

type StreamReader = Pick<LiveListener, 'ended' | 'refused'> & { publish(message: Message): void }

/** Reads the stream until `signal` aborts, and reconnects when it breaks. */
function readStream(address: string, { publish, ended, refused }: StreamReader, signal: AbortSignal): void {
  let source: EventSource | undefined
  let lastAlive = Date.now()
  let lastAsked = Date.now()
  let retry = FIRST_RETRY_MS
  let retrying: ReturnType<typeof setTimeout> | undefined

  function alive() {
    lastAlive = Date.now()
    retry = FIRST_RETRY_MS
  }

  function reportMissed() {
    lastAsked = Date.now()
    publish('missed')
  }

  function open() {
    source = new EventSource(address)
    source.addEventListener('open', () => {
      // The server replays updates after a short gap.
      if (Date.now() - lastAlive > (LIVE_REPLAY_SECONDS / 2) * 1_000) reportMissed()
      alive()
    })
    source.addEventListener('beat', alive)
    // The server was disconnected from PostgreSQL for a moment.
    source.addEventListener('missed', reportMissed)
    source.addEventListener('signed-out', ended)
    source.addEventListener('told', (event: MessageEvent<string>) => {
      alive()
      publish(JSON.parse(event.data) as LiveEvent)
    })
    source.addEventListener('error', () => {
      // EventSource reconnects automatically after a network error, but not after a refusal.
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
    if (Date.now() - lastAsked > POLL_MS) reportMissed()
    if (source?.readyState === EventSource.OPEN) openLater()
  }, POLL_MS / 2)

  signal.addEventListener('abort', () => {
    clearInterval(watch)
    clearTimeout(retrying)
    source?.close()
  })
  open()
}
