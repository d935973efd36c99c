import { LIVE_HEARTBEAT_SECONDS, LIVE_REPLAY_SECONDS, type LiveEvent, type LiveKind } from '#shared/live-events.ts'
import type { Session } from '../http/route.ts'
import type { ChangeFeed } from '../db/change-feed.ts'
import { coalesceEvents } from './coalesce-events.ts'
import { frameOf, type EventStream } from './event-stream.ts'
import { Listeners, type Listener } from './listeners.ts'
import { LIVE_CHANNEL } from './publish.ts'

/** After this, the browser reconnects and its session is verified again. */
const MAX_STREAM_MS = 60 * 60_000
/** One per open tab. A new one closes the oldest. */
const STREAMS_PER_PERSON = 20

/** Payload on the channel: a family's event, news for a person, a membership change, or the end of a session. */
type Message =
  | { family_id: string; kind: LiveKind; id?: string; only_to?: string | null }
  | { user_id: string }
  | { user_id: string; family_id: string; member: boolean }
  | { session_id: string }

type FamilyEvent = Extract<Message, { kind: LiveKind }>
type Replayed = Exclude<Message, { session_id: string }>

export type LiveHub = {
  /** Whether events are arriving. While they aren't, streams are refused. */
  readonly listening: boolean
  /**
   * Sends a browser all events of its user's families until `leave`. `families` is called once, and changes during the query
   * aren't lost; after that, no event costs a query, however many clients are connected.
   */
  join(
    who: Pick<Session, 'user_id' | 'session_id' | 'key' | 'only_families'>,
    open: (onClose: () => void) => EventStream,
    families: () => Promise<string[]>,
  ): Promise<void>
  close(): void
}

/** One per web process: listens on one PostgreSQL connection and forwards events to the connected browsers. */
export async function openLiveHub(feed: ChangeFeed): Promise<LiveHub> {
  const listeners = new Listeners()
  const coalesced = coalesceEvents<FamilyEvent>(publish, ({ id, ...event }, later) => ({
    ...event,
    ...(id && id === later.id && { id }),
  }))
  let recent: { at: number; number: number; message: Replayed }[] = []
  let nextNumber = 0
  let lostAt = 0

  function record(message: Replayed) {
    recent.push({ at: Date.now(), number: nextNumber++, message })
  }

  function publish(event: FamilyEvent) {
    record(event)
    const news = frameOf('told', eventOf(event))
    for (const listener of listeners.ofFamily(event.family_id))
      if (concerns(event, listener)) listener.stream.send(news)
  }

  function changeMembership(change: Extract<Message, { member: boolean }>) {
    const { user_id, family_id, member } = change
    record(change)
    for (const listener of listeners.ofPerson(user_id)) {
      listeners.setMember(listener, family_id, member)
      if (concerns(change, listener)) listener.stream.send(frameOf('told', eventOf(change)))
    }
    onMessage({ family_id, kind: 'members' })
  }

  function onMessage(message: Message) {
    if ('session_id' in message) {
      for (const listener of listeners.all()) if (listener.session_id === message.session_id) signOut(listener)
    } else if ('member' in message) changeMembership(message)
    else if ('user_id' in message) {
      record(message)
      for (const listener of listeners.ofPerson(message.user_id))
        if (concerns(message, listener)) listener.stream.send(frameOf('told', eventOf(message)))
    } else coalesced.add(`${message.family_id} ${message.kind} ${message.only_to ?? ''}`, message)
  }

  function drop(listener: Listener) {
    listeners.remove(listener)
    listener.stream.end()
  }

  function signOut(listener: Listener) {
    listener.stream.send(frameOf('signed-out', {}))
    drop(listener)
  }

  function dropAll() {
    for (const listener of listeners.all()) drop(listener)
  }

  const heartbeat = setInterval(() => {
    const now = Date.now()
    recent = recent.filter(({ at }) => at > now - LIVE_REPLAY_SECONDS * 1_000)
    const alive = frameOf('beat', {})
    for (const listener of listeners.all())
      if (listener.until < now) drop(listener)
      else listener.stream.send(alive)
  }, LIVE_HEARTBEAT_SECONDS * 1_000).unref()

  /**
   * Replays personal events from the number `from` as soon as the client connects, and family events once its families are
   * known.
   */
  function replay(listener: Listener, from: number) {
    const since = Date.now() - LIVE_REPLAY_SECONDS * 1_000
    // Clients that disconnected earlier refetch on their own.
    if (lostAt > since) listener.stream.send(frameOf('missed', {}))
    for (const { at, number, message } of recent)
      if (at > since && ('kind' in message || number < from) && concerns(message, listener))
        listener.stream.send(frameOf('told', eventOf(message)))
  }

  // Events may have been lost, so every client has to reconnect and refetch.
  await feed.follow(
    LIVE_CHANNEL,
    (payload) => onMessage(JSON.parse(payload) as Message),
    () => {
      lostAt = Date.now()
      dropAll()
    },
  )

  return {
    get listening() {
      return feed.listening
    },
    async join({ user_id, session_id, key, only_families }, open, families) {
      // A program's streams close no tabs.
      const others = [...listeners.ofPerson(user_id)].filter((other) =>
        key ? other.session_id === session_id : !other.is_key,
      )
      for (const oldest of others.slice(0, Math.max(0, others.length + 1 - STREAMS_PER_PERSON))) drop(oldest)
      const listener: Listener = {
        ...{ user_id, session_id, is_key: key !== undefined },
        only_families: only_families && new Set(only_families),
        stream: open(() => listeners.remove(listener)),
        families: new Set(),
        until: Math.min(Date.now() + MAX_STREAM_MS, key?.ends_at?.getTime() ?? Infinity),
      }
      // From here on, membership changes are recorded; the query's result precedes them.
      const setFamilies = listeners.add(listener)
      const from = nextNumber
      setFamilies(
        await families().catch((error: unknown) => {
          drop(listener)
          throw error
        }),
      )
      replay(listener, from)
    },
    close() {
      clearInterval(heartbeat)
      coalesced.close()
      dropAll()
    },
  }
}

/** Whether a client gets the event. A membership that changed again is sent as it is now. */
function concerns(message: Replayed, { families, user_id, only_families }: Listener): boolean {
  if ('kind' in message) return families.has(message.family_id) && (!message.only_to || message.only_to === user_id)
  if (message.user_id !== user_id) return false
  if (!('member' in message)) return !only_families
  return only_families?.has(message.family_id) !== false && families.has(message.family_id) === message.member
}

/** Leaves out who the event is limited to. */
function eventOf(message: Replayed): LiveEvent {
  if ('member' in message) return { kind: 'membership', family_id: message.family_id, member: message.member }
  if ('user_id' in message) return { kind: 'notifications' }
  const { family_id, kind, id } = message
  return { kind, family_id, ...(id && { id }) }
}
