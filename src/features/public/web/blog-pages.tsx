import { feedFile } from './feed.ts'
import { Markdown } from './markdown.tsx'
import { ButtonLink, PageHead, Section } from './parts.tsx'
import { postIn, postsIn, type Post } from './posts.ts'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function BlogPage(page: Page) {
  const { blog } = page.text.house
  return (
    <>
      <PageHead title={blog.heading} lead={blog.lead} picture={<Print of="table" />} />
      <Section>
        <ul className="grid gap-x-16 gap-y-16 md:grid-cols-2">
          {postsIn(page.locale).map((post) => (
            <li key={post.slug} className="group relative">
              <Print of={post.picture} />
              <p className="mt-8 text-sm text-ink-soft">
                <Byline page={page} post={post} />
              </p>
              <h2 className="mt-1 font-serif text-xl font-semibold">
                <a href={page.to(`/blog/${post.slug}`)} className="after:absolute after:inset-0 group-hover:text-ember">
                  {post.title}
                </a>
              </h2>
              <p className="mt-2 text-ink-soft">{post.summary}</p>
              <p aria-hidden="true" className="mt-3 font-semibold text-ember">
                {blog.read}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-14">
          <a
            className="inline-flex min-h-11 items-center font-semibold text-ember underline"
            href={feedFile(page.prefix)}
          >
            {blog.feed}
          </a>
        </p>
      </Section>
    </>
  )
}

export function BlogPostPage({ page, slug }: { page: Page; slug: string }) {
  const { blog } = page.text.house
  const post = postIn(page.locale, slug)
  return (
    <article className="mx-auto max-w-[44rem] px-5 py-14 sm:px-8 sm:py-20">
      <p className="text-sm text-ink-soft">
        <Byline page={page} post={post} />
      </p>
      <h1 className="mt-3 font-serif text-3xl font-semibold tracking-tight sm:text-4xl">{post.title}</h1>
      <p className="mt-5 font-serif text-xl text-ink-soft">{post.summary}</p>
      <div className="mx-auto my-10 max-w-md">
        <Print of={post.picture} />
      </div>
      <div className="opening">
        <Markdown text={post.body} />
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
