// Opens the page that was wanted as soon as the server is there again.
const look = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  )
addEventListener('online', look)
setInterval(look, 5_000)
