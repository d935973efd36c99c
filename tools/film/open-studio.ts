import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'

const MEDIABUNNY = path.resolve(import.meta.dirname, '../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs')
const REQUIRED = path.resolve(import.meta.dirname, '../../src/shared/required.ts')
/** Any URL works: the page makes no network requests. */
const STUDIO = 'http://localhost/'

/** Opens a page with the images, these modules of this folder, and an encoder. The first module starts the others. */
export async function openStudio(page: Page, modules: string[], paintings: Buffer[] = []) {
  page.on('pageerror', (error) => console.error(error))
  const module = async (file: string) => stripTypeScriptTypes(await readFile(file, 'utf8')).replaceAll('.ts', '.js')
  const imports = { mediabunny: '/mediabunny.js', '#shared/required.js': '/required.js' }
  const script = { contentType: 'text/javascript' }
  const files: Record<string, { contentType: string; body: string | Buffer }> = {
    '/': {
      contentType: 'text/html',
      body: `<script type="importmap">${JSON.stringify({ imports })}</script><script type="module" src="/${modules[0]}.js"></script>${paintings.map((_, at) => `<img src="/${at}.jpg">`).join('')}`,
    },
    '/mediabunny.js': { ...script, body: await readFile(MEDIABUNNY) },
    '/required.js': { ...script, body: await module(REQUIRED) },
  }
  for (const name of modules)
    files[new URL(`${name}.js`, STUDIO).pathname] = {
      ...script,
      body: await module(path.join(import.meta.dirname, `${name}.ts`)),
    }
  for (const [at, body] of paintings.entries()) files[`/${at}.jpg`] = { contentType: 'image/jpeg', body }
  await page.route(`${STUDIO}**`, (route) => {
    const file = files[new URL(route.request().url()).pathname]
    return file ? route.fulfill(file) : route.fulfill({ status: 404 })
  })
  await page.goto(STUDIO, { waitUntil: 'load' })
}
