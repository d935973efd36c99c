// Starts what the app reads first while its script is still loading. api.ts takes over the answers.
try {
  const [, family, isGallery] = /^\/families\/([0-9a-f-]{36})(\/photos)?\/?$/.exec(location.pathname) ?? []
  const reads = ['/api/session']
  if (family) reads.push('/api/families')
  // The home page gets its family with the rest of what it shows.
  if (isGallery) reads.push(`/api/families/${family}`)
  if (isGallery && !location.search) reads.push(`/api/families/${family}/photos?limit=100`)
  // A sign-out that the server doesn't know about has to reach it first (end-session.ts).
  if (!localStorage.getItem('hearthbook.sign-out')) {
    const headers = { accept: 'application/vnd.hearthbook.columns+json, application/json' }
    window.firstReads = new Map(reads.map((url) => [url, fetch(url, { headers, credentials: 'same-origin' })]))
    for (const read of window.firstReads.values()) read.catch(() => {})
  }
} catch {
  // Storage is blocked, so the app reads everything itself.
}
