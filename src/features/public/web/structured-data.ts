import { siteContent } from '../site-content.ts'
import type { Page } from './public-page.ts'
import { postIn } from './posts.ts'
import { shareImageFile } from './share-image.ts'

type Thing = { '@type': string; [name: string]: unknown }

/** Structured data (schema.org): only what the page itself says. */
export function structuredData(page: Page): Thing[] {
  const { path, site } = page
  if (path === '/') return [organization(page), application(page)]
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1]
  if (slug) return [post(page, slug)]
  if (path === '/pricing' && site.catalogue) return [questions(page)]
  return []
}

const absolute = ({ site }: Page, address: string) => (site.appUrl ?? '') + address

function organization(page: Page): Thing {
  return {
    '@type': 'Organization',
    name: siteContent.legal_entity || siteContent.name,
    url: absolute(page, '/'),
    logo: absolute(page, '/icon-512.png'),
    ...(siteContent.social.length > 0 && { sameAs: siteContent.social.map(({ url }) => url) }),
  }
}

function application(page: Page): Thing {
  const { catalogue } = page.site
  return {
    '@type': 'SoftwareApplication',
    name: siteContent.name,
    description: page.text.landing.description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    inLanguage: page.locale,
    ...(catalogue && {
      offers: catalogue.plans.map(({ tier, monthly }) => ({
        '@type': 'Offer',
        name: page.text.plans.names[tier],
        price: (monthly / 100).toFixed(2),
        priceCurrency: catalogue.currency.toUpperCase(),
      })),
    }),
  }
}

function post(page: Page, slug: string): Thing {
  const { title, summary, date } = postIn(page.locale, slug)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    // The preview image, which needs APP_URL.
    ...(page.site.appUrl && { image: absolute(page, shareImageFile(page.locale, page.path)) }),
    datePublished: date,
    inLanguage: page.locale,
    author: { '@type': 'Organization', name: siteContent.legal_entity || siteContent.name },
    mainEntityOfPage: absolute(page, page.to(page.path)),
  }
}

function questions(page: Page): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: page.locale,
    mainEntity: Object.values(page.text.offer.pricing.faq).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
