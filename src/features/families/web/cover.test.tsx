import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cover } from './cover.tsx'

test('a family sees its children beside its cover', () => {
  expect(
    renderToStaticMarkup(
      <Cover kicker="Family album" picture={<img alt="" />} beside={<nav>Emma</nav>}>
        The Moreaus
      </Cover>,
    ),
  ).toContain('<nav>Emma</nav>')
})
