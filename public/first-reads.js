// Starts what the app reads first while its script is still loading. api.ts takes over the answers.
try {
  const [, family, isGallery] = /^\/families\/([0-9a-f-]{36})(\/photos)?\/?$/.exec(location.pathname) ?? []
  const headers = { accept: 'application/vnd.hearthbook.columns+json, application/json' }
  const reads = new Map()
  const start = (url) => {
    const read = fetch(url, { headers, credentials: 'same-origin' })
    read.catch(() => {})
    reads.set(url, read)
    return read
  }

  // A sign-out that the server doesn't know about has to reach it first (end-session.ts).
  if (!localStorage.getItem('hearthbook.sign-out')) {
    window.firstReads = reads
    const session = start('/api/session')
    if (family) start('/api/families')
    // The home page gets its family with the rest of what it shows.
    if (family && !isGallery) readHome(session).catch(() => {})
    if (isGallery) start(`/api/families/${family}`)
    if (isGallery && !location.search) start(`/api/families/${family}/photos?limit=100`)
  }

  /** As highlights.data.ts asks: for today in the person's time zone, and since their last visit. */
  async function readHome(session) {
    const { user, preferences } = await (await session).clone().json()
    if (!user) return
    const timeZone = preferences?.timezone ?? undefined
    const query = new URLSearchParams({ day: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date()) })
    const { last, before } = JSON.parse(localStorage.getItem(`hearthbook.own.visit.${family}`)) ?? {}
    const since = Date.now() - last > 60 * 60_000 ? last : before
    if (since !== undefined) query.set('since', new Date(since).toISOString())
    start(`/api/families/${family}/dashboard?${query}`)
  }
} catch {
  // Storage is blocked, so the app reads everything itself.
}
