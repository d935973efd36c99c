import type { Operation } from '#shared/contract.ts'

/** How to call an operation with a key, for tools that show x-codeSamples. */
export function codeSamples({ method, path, body }: Operation, appUrl: string) {
  const url = appUrl + path.replace(/:(\w+)/g, (_, name: string) => `$${name.toUpperCase()}`)
  const pythonUrl = appUrl + path.replace(/:(\w+)/g, '{$1}')
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}`)
  const hasBody = body !== undefined
  const curl = [
    `curl${method === 'GET' ? '' : method === 'HEAD' ? ' -I' : ` -X ${method}`}`,
    '-H "Authorization: Bearer $HEARTHBOOK_KEY"',
    ...(hasBody ? [`-H 'Content-Type: application/json' -d '{…}'`] : []),
    `"${url}"`,
  ].join(' ')
  const python = `requests.${method.toLowerCase()}(${names.length ? 'f' : ''}"${pythonUrl}", ${hasBody ? 'json={…}, ' : ''}headers={"Authorization": f"Bearer {key}"})`
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
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
