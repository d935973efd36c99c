import type { Operation } from '#shared/contract.ts'

/** How to call an operation with a key, for tools that show x-codeSamples. */
export function codeSamples({ method, path, body, file }: Operation, appUrl: string) {
  const url = appUrl + path.replace(/:(\w+)/g, (_, name: string) => `$${name.toUpperCase()}`)
  const pythonUrl = appUrl + path.replace(/:(\w+)/g, '{$1}')
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}`)
  const hasBody = body !== undefined
  const isForm = file && method === 'POST'
  const curl = [
    `curl${method === 'GET' || file ? '' : method === 'HEAD' ? ' -I' : ` -X ${method}`}`,
    '-H "Authorization: Bearer $HEARTHBOOK_KEY"',
    ...(file ? [isForm ? '-F file=@photo.jpg' : '-T photo.jpg'] : []),
    ...(hasBody ? [`-H 'Content-Type: application/json' -d '{…}'`] : []),
    `"${url}"`,
  ].join(' ')
  const pythonBody = file ? (isForm ? 'files={"file": file}, ' : 'data=file, ') : hasBody ? 'json={…}, ' : ''
  const python = `requests.${method.toLowerCase()}(${names.length ? 'f' : ''}"${pythonUrl}", ${pythonBody}headers={"Authorization": f"Bearer {key}"})`
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(file ? [isForm ? 'body: form' : 'body: file'] : []),
    hasBody ? `headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ … })` : 'headers',
  ].join(', ')
  const quote = names.length ? '`' : "'"
  const script = `await fetch(${quote}${appUrl}${path.replace(/:(\w+)/g, '$${$1}')}${quote}, { ${init} })`
  return [
    { lang: 'Shell', label: 'curl', source: curl },
    { lang: 'Python', label: 'Python', source: python },
    { lang: 'TypeScript', label: 'TypeScript', source: script },
  ]
}
