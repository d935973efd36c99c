import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

/** Builds and serves the page with all UI components. */
export async function serveKit(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-kit-'))
  const shared = { configFile: false, root: import.meta.dirname, logLevel: 'warn' } as const
  await build({
    ...shared,
    plugins: [react({ compiler: true }), tailwindcss()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: path.join(import.meta.dirname, 'kit.html') } },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  return {
    url: new URL('kit.html', server.resolvedUrls!.local[0]).href,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
