import type { EventStream } from './event-stream.ts'

export type Listener = {
  user_id: string
  session_id: string
  /** Of a program's API key, which can be limited to some families. */
  is_key: boolean
  only_families: ReadonlySet<string> | undefined
  stream: EventStream
  families: Set<string>
  /** When its session has to be verified again, in milliseconds since 1970. */
  until: number
}

/** Open streams, indexed by family and by person. */
export class Listeners {
  readonly #all = new Set<Listener>()
  readonly #byFamily = new Map<string, Set<Listener>>()
  readonly #byPerson = new Map<string, Set<Listener>>()
  /** Membership changes that arrive while the families are still being queried. */
  readonly #pendingChanges = new Map<Listener, [family_id: string, member: boolean][]>()

  all(): Iterable<Listener> {
    return this.#all
  }

  ofFamily(family_id: string): Iterable<Listener> {
    return this.#byFamily.get(family_id) ?? []
  }

  ofPerson(user_id: string): Iterable<Listener> {
    return this.#byPerson.get(user_id) ?? []
  }

  /** Returns a function to call with the families once they're known. */
  add(listener: Listener): (families: string[]) => void {
    this.#all.add(listener)
    put(this.#byPerson, listener.user_id, listener)
    this.#pendingChanges.set(listener, [])
    return (families) => {
      const changes = this.#pendingChanges.get(listener)
      this.#pendingChanges.delete(listener)
      // The stream closed before the families were known.
      if (!changes) return
      for (const family_id of families) this.setMember(listener, family_id, true)
      for (const [family_id, member] of changes) this.setMember(listener, family_id, member)
    }
  }

  setMember(listener: Listener, family_id: string, member: boolean): void {
    if (listener.only_families?.has(family_id) === false) return
    this.#pendingChanges.get(listener)?.push([family_id, member])
    if (member) {
      listener.families.add(family_id)
      put(this.#byFamily, family_id, listener)
    } else {
      listener.families.delete(family_id)
      take(this.#byFamily, family_id, listener)
    }
  }

  remove(listener: Listener): void {
    this.#all.delete(listener)
    this.#pendingChanges.delete(listener)
    take(this.#byPerson, listener.user_id, listener)
    for (const family_id of listener.families) take(this.#byFamily, family_id, listener)
    listener.families.clear()
  }
}

function put(map: Map<string, Set<Listener>>, key: string, listener: Listener) {
  const known = map.get(key)
  if (known) known.add(listener)
  else map.set(key, new Set([listener]))
}

function take(map: Map<string, Set<Listener>>, key: string, listener: Listener) {
  const known = map.get(key)
  known?.delete(listener)
  if (known?.size === 0) map.delete(key)
}
