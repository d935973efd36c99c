import { QueryClient } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import type { EntryList } from '#web/feature.ts'

vi.mock(import('./features.ts'), async (load) => ({ ...(await load()), ...(await recipes()) }))

/** A small feature with a page, an entry of the palette, and texts. */
async function recipes() {
  const { createRoute } = await import('@tanstack/react-router')
  const { Images } = await import('lucide-react')
  const { signedIn } = await import('#features/accounts/web/signed-in.ts')
  const page = createRoute({ getParentRoute: () => signedIn, path: '/recipes', component: () => 'Recipes' })
  const texts = { '../recipes.messages.en.ts': async () => ({ recipes: { title: 'Recipes' } }) }
  const entries = [{ icon: Images, link: { to: '/recipes' }, in: { palette: [48, 'recipes.title'] } }]
  return { recipes: { pages: [page], entries, texts } }
}

const { createAppRouter } = await import('./router.ts')
const { messagesOptions } = await import('./messages.ts')
const { entriesOf } = await import('./shell/navigation.ts')

const cache = new QueryClient()
const router = createAppRouter(cache)
const routes: Record<string, AnyRoute> = router.routesByPath
const messages = await cache.fetchQuery(messagesOptions('en'))
const lists = ['pages', 'more', 'quickActions', 'tabs', 'accountMenu', 'palette'] as const satisfies EntryList[]

test('one line in the list adds a feature’s page in the shell, its entry in its place, and its texts', () => {
  expect(routes['/recipes']).toMatchObject({ id: '/shell/recipes' })
  const labels = entriesOf('palette').map(({ label }) => label.split('.').slice(-2).join('.'))
  const place = labels.indexOf('recipes.title')
  expect(labels.slice(place - 2, place + 1)).toEqual(['nav.milestones', 'nav.questions', 'recipes.title'])
  expect(messages).toMatchObject({ recipes: { title: 'Recipes' }, shell: {}, photos: {} })
})

test('titles of pages and labels of entries are in the texts that every page has, or in those of the palette', async () => {
  const { palette } = await import('./shell/palette.messages.en.ts')
  const texts = { ...messages, palette }
  const titles = Object.values(routes).flatMap(({ options }) => options.staticData?.title ?? [])
  const labels = lists.flatMap((list) => entriesOf(list).map(({ label }) => label))
  for (const key of [...titles, ...labels]) expect(texts).toHaveProperty(key, expect.any(String))
})
