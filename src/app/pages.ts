import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Feature } from '#server/feature.ts'
import type { ReadSession } from '#server/http/guards.ts'
import { sendProblem } from '#server/http/problem-replies.ts'
import { localeFromHeader, locales, type Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { serveAssets } from './assets.ts'

/** `npm start` names the build that it made. */
const built = process.env['WEB_BUILD'] ?? path.join(import.meta.dirname, '../../dist/web')

/** The screens of the pages where most visits start. */
const SCREENS = [
  ['/families/$familyId', 'src/app/web/family-dashboard.tsx'],
  ['/families/$familyId/photos', 'src/app/web/photos-screen.tsx'],
] as const

/**
 * The built web: hashed assets that are cached forever, pages that are always revalidated, the app for its own paths, and
 * 404 otherwise.
 */
export type Pages = {
  serve(app: FastifyInstance, deps: { readSession: ReadSession }): Promise<void>
  /** The prerendered contact form, for clients without JavaScript that have to correct their input. */
  contactPage(locale: Locale): string | undefined
  /** Handles requests that no route matches. */
  otherwise(request: FastifyRequest, reply: FastifyReply, deps: { readSession: ReadSession }): Promise<FastifyReply>
}

export function openPages(features: readonly Feature[], given = built): Pages {
  const appPages = features.flatMap(({ pages = [] }) => pages).map(patternOf)
  // The latest build is a link, which a later build replaces.
  const folder = existsSync(given) ? realpathSync(given) : given
  // An interrupted build may leave the folder without its assets.
  const isBuilt = existsSync(path.join(folder, 'assets'))
  const manifest = readManifest(folder)
  const preloaded = SCREENS.map(([page, screen]) => ({
    page: patternOf(page),
    links: new Map(locales.map((locale) => [locale, linksTo(manifest, screen, locale)])),
  }))

  /** The page in the reader's language if it exists, otherwise in English. */
  function localPage(request: FastifyRequest, name: string): string {
    const locale = localeFromHeader(request.headers['accept-language'])
    const local = name === 'index' ? `${locale}.html` : `${locale}/${name}.html`
    // English pages have no language prefix.
    return locale !== 'en' && existsSync(path.join(folder, local)) ? local : `${name}.html`
  }

  return {
    async serve(app, { readSession }) {
      if (!isBuilt) return
      await app.register(fastifyStatic, filesIn(folder))
      serveAssets(app, path.join(folder, 'assets'))
      app.get('/', async (request, reply) => {
        // Redirects before sending anything, so that the front page doesn't flash.
        if (await readSession({ request, reply })) return reply.redirect(`/dashboard${queryOf(request.url)}`)
        return sendPage(reply, localPage(request, 'index'))
      })
      for (const name of publicPageNames(folder)) {
        const isChosen = locales.some((locale) => name === locale || name.startsWith(`${locale}/`))
        app.get(`/${name}`, (request, reply) => sendPage(reply, isChosen ? `${name}.html` : localPage(request, name)))
      }
      for (const prefix of ['', ...locales.map((locale) => `/${locale}`)]) {
        app.get(`${prefix}/books`, ({ url }, reply) => reply.redirect(`${prefix}/memory-books${queryOf(url)}`, 301))
      }
    },

    contactPage(locale) {
      const file = path.join(folder, locale, 'contact.html')
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },

    async otherwise(request, reply, { readSession }) {
      if (!isBuilt || !wantsPage(request)) return sendProblem(reply, notFound())
      const [address = ''] = request.url.split(/[?#]/, 1)
      if (appPages.some((page) => page.test(address))) {
        const links = preloaded.find(({ page }) => page.test(address))?.links
        const link = links?.get(localeFromHeader(request.headers['accept-language']))
        if (link) reply.header('link', link)
        return sendPage(reply, 'app.html')
      }
      reply.status(404)
      // The app says so too, with its navigation.
      if (await readSession({ request, reply })) return sendPage(reply, 'app.html')
      const chosen = locales.find((locale) => address.startsWith(`/${locale}/`))
      return sendPage(reply, chosen ? `${chosen}/404.html` : localPage(request, '404'))
    },
  }
}

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

/** The list is beside the folder that's served. */
function readManifest(folder: string): Manifest {
  const file = path.join(folder, '../parts.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** They run before everything else, so they mustn't wait for a connection. */
const BEFORE_THE_APP = ['theme-boot.js', 'first-reads.js'].map((file) => `</${file}>; rel=preload; as=script`)

/** Names the app's scripts, the texts of the language, and the files of the screen, so that they load together. */
function linksTo(manifest: Manifest, screen: string, locale: Locale): string {
  const texts = Object.keys(manifest).find((part) => manifest[part]?.name === `texts-${locale}`)
  const needed = new Set(['app.html', ...(texts ? [texts] : []), screen, ...(manifest[screen]?.imports ?? [])])
  const files = [...needed].flatMap((part) => manifest[part]?.file ?? [])
  return [...BEFORE_THE_APP, ...files.map((file) => `</${file}>; rel=modulepreload`)].join(', ')
}

/** Matches the addresses of a page, such as `/families/$familyId`. */
function patternOf(page: string): RegExp {
  return new RegExp(`^${page.replace(/\$\w+/g, '[^/]+')}/?$`)
}

/** Public pages, except the front page and the error pages, which are handled separately. */
function publicPageNames(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder, exclude: ['assets'] })
    .map((file) => file.slice(0, -'.html'.length).replaceAll(path.sep, '/'))
    .filter((name) => name !== 'index' && name !== 'app' && !/(^|\/)404$/.test(name))
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** Files whose names don't contain a hash. They rarely change, and clients may see the old version for a day. */
const forADay = `public, max-age=${24 * 60 * 60}`
const lifetimes: Record<string, string> = {
  'theme-boot.js': forADay,
  books: forADay,
  films: forADay,
  fonts: forADay,
  screens: forADay,
  share: forADay,
}

const filesIn = (root: string): FastifyStaticOptions => ({
  root,
  wildcard: false,
  index: false,
  preCompressed: true,
  cacheControl: false,
  globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.gz'],
  setHeaders(reply, file) {
    const [folder = ''] = path.relative(root, file).split(path.sep)
    reply.header('cache-control', lifetimes[folder] ?? 'no-cache')
    if (file.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
  },
})

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (
    !/^\/(api|media|assets|dev)\//.test(url) &&
    (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept))
  )
}

function sendPage(reply: FastifyReply, file: string) {
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Language')
    .type('text/html; charset=utf-8')
    .sendFile(file)
}
