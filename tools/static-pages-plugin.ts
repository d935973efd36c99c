import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { required } from '#shared/required.ts'
import { locales } from '../src/shared/locales.ts'
import { drawShareImages } from './share-images.ts'

const SITE = 'src/features/public/web/site.tsx'
const ISLANDS = 'src/features/public/web/islands.ts'
/** Applies the stored theme before the first paint. */
const THEME_BOOT = '<script src="/theme-boot.js"></script>'
const ISLANDS_MANIFEST = '.vite/islands.json'
const BUILD = process.env['WEB_BUILD_OUT'] ?? 'dist'
const OUT = `${BUILD}/web`
const SITE_OUT = `${BUILD}/site`

type SiteModule = typeof import('../src/features/public/web/site.tsx')
type ManifestEntry = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

/** Renders the public pages to static HTML, and compresses all text files. */
export function staticPages(): Plugin {
  return {
    name: 'hearthbook-static-pages',
    config: () => ({
      environments: {
        client: { build: { manifest: true, outDir: OUT, emptyOutDir: true, rolldownOptions: { input: 'app.html' } } },
        // A separate build, so that the islands' script doesn't share chunks with the app.
        islands: {
          consumer: 'client',
          build: {
            ...{ manifest: ISLANDS_MANIFEST, outDir: OUT, emptyOutDir: false, copyPublicDir: false },
            rolldownOptions: { input: ISLANDS },
          },
        },
        ssr: { build: { ssr: true, outDir: SITE_OUT, emptyOutDir: true, rolldownOptions: { input: { site: SITE } } } },
      },
      builder: {
        async buildApp(builder) {
          const { client, islands, ssr } = builder.environments
          for (const environment of [client, islands, ssr]) await builder.build(required(environment))
          const { root } = builder.config
          const out = path.join(root, OUT)
          const site = (await import(pathToFileURL(path.join(root, SITE_OUT, 'site.js')).href)) as SiteModule
          const head = headTags(
            JSON.parse(fs.readFileSync(path.join(out, ISLANDS_MANIFEST), 'utf8')) as Record<string, ManifestEntry>,
          )
          const settings = site.siteSettings(process.env)
          for (const page of site.staticPages) {
            const file = page.address === '/' ? 'index.html' : `${page.address.slice(1)}.html`
            write(path.join(out, file), site.renderPage(page, head, settings))
          }
          for (const locale of locales)
            write(path.join(out, locale === 'en' ? '' : locale, 'offline.html'), site.renderOfflinePage(locale))
          for (const { path: file, text } of site.siteFiles(settings)) write(path.join(out, file), text)
          copyFonts(root, out)
          if (settings.appUrl) await drawShareImages(root, out, site.shareImages())
          // The manifest is for browser tests, not for visitors.
          fs.renameSync(path.join(out, '.vite/manifest.json'), path.join(out, '../parts.json'))
          fs.rmSync(path.join(out, '.vite'), { recursive: true })
          fs.rmSync(path.join(root, SITE_OUT), { recursive: true })
          compress(out)
        },
      },
    }),
    configureServer: serveSite,
  }
}

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** The theme script, the islands' script, its styles, and the fonts of the first screen. */
function headTags(manifest: Record<string, ManifestEntry>): string {
  const entry = required(manifest[ISLANDS])
  const parts = new Set([ISLANDS])
  // Iterating a set includes values added during the loop, and adds each part once even if imports are circular.
  for (const part of parts) manifest[part]?.imports?.forEach((imported) => parts.add(imported))
  const styles = new Set([...parts].flatMap((part) => manifest[part]?.css ?? []))
  const fonts = (entry.assets ?? []).filter((asset) => /-latin-(wght|600)-.*\.woff2$/.test(asset))
  return [
    THEME_BOOT,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`),
    ...[...styles].map((style) => `<link rel="stylesheet" href="/${style}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('')
}

/** At addresses that don't change with each build, for pages that the server makes. */
function copyFonts(root: string, out: string) {
  fs.mkdirSync(path.join(out, 'fonts'), { recursive: true })
  for (const [name, file] of [
    ['figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal'],
    ['fraunces-400', '@fontsource/fraunces/files/fraunces-latin-400-normal'],
    ['fraunces-600', '@fontsource/fraunces/files/fraunces-latin-600-normal'],
  ])
    fs.copyFileSync(path.join(root, 'node_modules', `${file}.woff2`), path.join(out, `fonts/${name}.woff2`))
}

/** Compressed at build time, so no request waits for it. */
function compress(folder: string) {
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json|webmanifest|txt|xml|vtt)$/.test(file)) continue
    const full = path.join(folder, file)
    const bytes = fs.readFileSync(full)
    if (bytes.length < 1024) continue
    fs.writeFileSync(`${full}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    fs.writeFileSync(`${full}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** In development, renders public pages for each request. All other pages are the app. */
function serveSite(server: ViteDevServer) {
  server.middlewares.use(async (request, response, next) => {
    const address = (request.url ?? '/').replace(/\?.*/s, '')
    if (request.method !== 'GET' || address.startsWith('/@')) return next()
    const wantsPage = request.headers.accept?.includes('text/html') && !path.extname(address)
    if (!wantsPage && !/\.(vtt|xml|txt)$/.test(address)) return next()
    const environment = server.environments.ssr
    if (!environment || !isRunnableDevEnvironment(environment)) return next()
    try {
      const site = (await environment.runner.import(`/${SITE}`)) as SiteModule
      const settings = site.siteSettings(process.env)
      const file = site.siteFiles(settings).find((one) => one.path === address)
      if (file) return void response.end(file.text)
      if (!wantsPage) return next()
      const page = site.staticPages.find((one) => one.address === address)
      if (!page) {
        request.url = '/app.html'
        return next()
      }
      const script = `${THEME_BOOT}<script type="module" src="/${ISLANDS}"></script>`
      const html = site.renderPage(page, script, settings)
      response.setHeader('content-type', 'text/html')
      response.end(await server.transformIndexHtml(address, html))
    } catch (error) {
      next(error)
    }
  })
}
