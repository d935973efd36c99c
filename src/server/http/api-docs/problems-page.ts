import { Problem, problemStatus, type ProblemCode } from '#shared/problems.ts'

/** What the `type` of each problem leads to. */
export function problemsPage(): string {
  const rows = (Object.keys(problemStatus) as ProblemCode[]).map((code) => {
    const { status, title } = new Problem(code).toBody()
    return `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${title}</td></tr>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Problems · Hearthbook API</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
  tr:target { background: color-mix(in srgb, orange 20%, transparent) }
</style>
</head>
<body>
<main>
<h1>Problems</h1>
<p>Errors of the <a href="/api/docs">API</a> are <code>application/problem+json</code> (RFC 9457). Their <code>type</code> leads here.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
}
