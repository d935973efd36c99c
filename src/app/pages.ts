import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReadSession } from '#server/http/guards.ts'
import { sendProblem } from '#server/http/problem-replies.ts'
import { isAppPath } from '#shared/app-paths.ts'
import { localeFromHeader, locales, type Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { serveAssets } from './assets.ts'

const built = path.join(import.meta.dirname, '../../dist/web')

/** The built web: hashed assets for ever, pages always asked for anew, the app for its own paths, a real 404 otherwise. */
export type Pages = {
  /** Adds files and pages to the server. */
  serve(app: FastifyInstance, deps: { readSession: ReadSession }): Promise<void>
  /** The contact form as it was built, for who sent it without script and has to mend something. */
  contactPage(locale: Locale): string | undefined
  /** Answers what nothing else answers. */
  otherwise(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

export function openPages(folder = built): Pages {
  // A build that was cut off leaves the folder, and nothing to show in it.
  const isBuilt = existsSync(path.join(folder, 'assets'))

  /** The reader's language, where the page exists in it. */
  function localPage(request: FastifyRequest, name: string): string {
    const locale = localeFromHeader(request.headers['accept-language'])
    const local = name === 'index' ? `${locale}.html` : `${locale}/${name}.html`
    // In English the plain address stays plain.
    return locale !== 'en' && existsSync(path.join(folder, local)) ? local : `${name}.html`
  }

  return {
    async serve(app, { readSession }) {
      if (!isBuilt) return
      await app.register(fastifyStatic, { ...files, root: folder })
      serveAssets(app, path.join(folder, 'assets'))
      app.get('/', async (request, reply) => {
        // Decided before the first byte, so that nobody sees one page turn into another.
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

    otherwise(request, reply) {
      if (!isBuilt || !wantsPage(request)) return sendProblem(reply, notFound())
      const [address = ''] = request.url.split(/[?#]/, 1)
      if (isAppPath(address)) return sendPage(reply, 'app.html')
      const chosen = locales.find((locale) => address.startsWith(`/${locale}/`))
      return sendPage(reply.status(404), chosen ? `${chosen}/404.html` : localPage(request, '404'))
    },
  }
}

/** Every page that was made for visitors; the front page and what is shown in place of a missing one answer by themselves. */
function publicPageNames(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder, exclude: ['assets'] })
    .map((file) => file.slice(0, -'.html'.length).replaceAll(path.sep, '/'))
    .filter((name) => name !== 'index' && name !== 'app' && !/(^|\/)404$/.test(name))
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** Files that keep their names when they change, which is rare and can wait a day. */
const forADay = `public, max-age=${24 * 60 * 60}`
const lifetimes: Record<string, string> = {
  'theme-boot.js': forADay,
  films: forADay,
  screens: forADay,
  share: forADay,
}

const files: Omit<FastifyStaticOptions, 'root'> = {
  wildcard: false,
  index: false,
  preCompressed: true,
  cacheControl: false,
  globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.gz'],
  setHeaders(reply, file) {
    const [folder = ''] = path.relative(built, file).split(path.sep)
    reply.header('cache-control', lifetimes[folder] ?? 'no-cache')
    if (file.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
  },
}

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
