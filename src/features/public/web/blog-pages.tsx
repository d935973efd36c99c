import { ButtonLink, PageHead, Paragraphs, Section } from './parts.tsx'
import { Print, type PrintName } from './prints.tsx'
import type { Page, PublicMessages } from './public-page.ts'

type PostId = keyof PublicMessages['house']['blog']['posts']
type Post = { id: PostId; slug: string; date: string; minutes: number; picture: PrintName }

/** Newest first. */
export const blogPosts: readonly Post[] = [
  { id: 'shoebox', slug: 'empty-the-shoebox', date: '2026-11-15', minutes: 3, picture: 'table' },
  { id: 'questions', slug: 'what-to-ask', date: '2026-10-18', minutes: 3, picture: 'voice' },
  { id: 'grandparents', slug: 'a-window-for-grandparents', date: '2026-09-20', minutes: 2, picture: 'letter' },
]

export function BlogPage(page: Page) {
  const { blog } = page.text.house
  return (
    <>
      <PageHead title={blog.heading} lead={blog.lead} picture={<Print of="letter" />} />
      <Section>
        <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
          {blogPosts.map((post) => (
            <li key={post.id} className="group relative">
              <Print of={post.picture} />
              <p className="mt-5 text-sm text-ink-soft">
                <Byline page={page} post={post} />
              </p>
              <h2 className="mt-1 font-serif text-xl font-semibold">
                <a href={page.to(`/blog/${post.slug}`)} className="after:absolute after:inset-0 group-hover:text-ember">
                  {blog.posts[post.id].title}
                </a>
              </h2>
              <p className="mt-2 text-ink-soft">{blog.posts[post.id].summary}</p>
              <p aria-hidden="true" className="mt-3 font-semibold text-ember">
                {blog.read}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

export function BlogPostPage({ page, id }: { page: Page; id: PostId }) {
  const { blog } = page.text.house
  const post = blogPosts.find((one) => one.id === id)!
  return (
    <article className="mx-auto max-w-3xl px-5 py-14 sm:px-8 sm:py-20">
      <p className="text-sm text-ink-soft">
        <Byline page={page} post={post} />
      </p>
      <h1 className="mt-3 font-serif text-3xl font-semibold tracking-tight sm:text-4xl">{blog.posts[id].title}</h1>
      <p className="mt-5 font-serif text-xl text-ink-soft">{blog.posts[id].summary}</p>
      <div className="mx-auto my-10 max-w-md">
        <Print of={post.picture} />
      </div>
      <div className="opening">
        <Paragraphs texts={blog.posts[id].body} />
      </div>
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href="/signup">{page.text.landing.start}</ButtonLink>
        <ButtonLink quiet href={page.to('/blog')}>
          {blog.all}
        </ButtonLink>
      </div>
    </article>
  )
}

function Byline({ page, post }: { page: Page; post: Post }) {
  const day = new Intl.DateTimeFormat(page.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <time dateTime={post.date}>{day.format(new Date(post.date))}</time>
      {' · '}
      {page.say(page.text.house.blog.minutes, { count: post.minutes })}
    </>
  )
}
