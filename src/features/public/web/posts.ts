import { forEachLocale, typeset, type Locale } from '#shared/locales.ts'
import type { PrintName } from '#web/ui/print.tsx'

export type Post = {
  slug: string
  title: string
  summary: string
  /** ISO date. */
  date: string
  picture: PrintName
  minutes: number
  /** Markdown. */
  body: string
}

const WORDS_A_MINUTE = 200

/** `blog/<slug>.<locale>.md`, each starting with its title, summary, date and image. */
const files = import.meta.glob<string>('../blog/*.md', { query: '?raw', import: 'default', eager: true })

const posts = forEachLocale(readPosts)

/** Newest first. */
export const postsIn = (locale: Locale): readonly Post[] => posts[locale]
export const postSlugs: readonly string[] = posts.en.map(({ slug }) => slug)

export function postIn(locale: Locale, slug: string): Post {
  const post = posts[locale].find((one) => one.slug === slug)
  if (!post) throw new Error(`blog/${slug}.${locale}.md is missing`)
  return post
}

function readPosts(locale: Locale): Post[] {
  return Object.entries(files)
    .flatMap(([file, text]) => {
      const slug = new RegExp(`/([^/]+)\\.${locale}\\.md$`).exec(file)?.[1]
      return slug ? readPost(slug, typeset(text, locale)) : []
    })
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

function readPost(slug: string, text: string): Post {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const parsed = Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))) as Partial<Post>
  const { title, summary, date, picture } = parsed
  if (!title || !summary || !date || !picture) throw new Error(`blog/${slug} lacks a title, summary, date or picture`)
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE))
  return { slug, title, summary, date, picture, minutes, body }
}
