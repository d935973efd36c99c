import type { ReactNode } from 'react'
import { required } from '#shared/required.ts'
import { AboutPage } from './about-page.tsx'
import { BlogPage, BlogPostPage } from './blog-pages.tsx'
import { CareersPage } from './careers-page.tsx'
import { ContactPage, ContactSentPage } from './contact-page.tsx'
import { DoorPage, isDoor } from './door-page.tsx'
import { FeaturesPage } from './features-page.tsx'
import { LandingPage } from './landing-page.tsx'
import { CookiesPage, PrivacyPage, TermsPage } from './legal-pages.tsx'
import { MemoryBooksPage } from './memory-books-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { postIn, postSlugs } from './posts.ts'
import { PricingPage } from './pricing-page.tsx'
import type { Page } from './public-page.ts'
import { SecurityPage } from './security-page.tsx'
import { StorytellingPage } from './storytelling-page.tsx'

type About = { title: string; description: string }
type PublicPage = {
  path: string
  about(page: Page): About
  Content(page: Page): ReactNode
  /** Listed for search engines, with its other languages. */
  listed: boolean
}

function page(path: string, Content: PublicPage['Content'], about: PublicPage['about'], listed = true): PublicPage {
  return { path, about, Content, listed }
}

const withLead = ({ title, lead }: { title: string; lead: string }): About => ({ title, description: lead })

export const publicPages: PublicPage[] = [
  page(
    '/',
    (props) => (isDoor(props) ? <DoorPage {...props} /> : <LandingPage {...props} />),
    (props) =>
      isDoor(props)
        ? { title: props.site.name ?? props.text.door.name, description: props.text.door.lead }
        : props.text.landing,
  ),
  page('/landing', LandingPage, ({ text }) => text.landing, false),
  page('/features', FeaturesPage, ({ text }) => withLead(text.offer.features)),
  page('/pricing', PricingPage, ({ text, site }) => ({
    title: text.offer.pricing.title,
    description: site.catalogue ? text.offer.pricing.lead : text.offer.pricing.nothingLimited.lead,
  })),
  page('/memory-books', MemoryBooksPage, ({ text }) => withLead(text.offer.memoryBooks)),
  page('/ai-storytelling', StorytellingPage, ({ text }) => withLead(text.offer.storytelling)),
  page('/about', AboutPage, ({ text }) => withLead(text.house.about)),
  page('/blog', BlogPage, ({ text }) => withLead(text.house.blog)),
  ...postSlugs.map((slug) =>
    page(
      `/blog/${slug}`,
      (props) => BlogPostPage({ page: props, slug }),
      ({ locale }) => {
        const { title, summary } = postIn(locale, slug)
        return { title, description: summary }
      },
    ),
  ),
  page('/careers', CareersPage, ({ text }) => withLead(text.house.careers)),
  page('/contact', ContactPage, ({ text }) => withLead(text.contact)),
  page(
    '/contact/sent',
    ContactSentPage,
    ({ text }) => ({ title: text.contact.sentTitle, description: text.contact.sent }),
    false,
  ),
  page('/privacy', PrivacyPage, ({ text }) => withLead(text.legal.privacy)),
  page('/terms', TermsPage, ({ text }) => withLead(text.legal.terms)),
  page('/cookies', CookiesPage, ({ text }) => withLead(text.legal.cookies)),
  page('/security', SecurityPage, ({ text }) => withLead(text.legal.security)),
  page('/404', NotFoundPage, ({ text }) => ({ title: text.notFound.title, description: text.notFound.text }), false),
]

export function publicPageAt(path: string): PublicPage {
  return required(publicPages.find((one) => one.path === path))
}
