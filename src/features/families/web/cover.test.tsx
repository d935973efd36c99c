import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cover } from './cover.tsx'

test('a family sees its children beside its cover, whether it has a photo or not', () => {
  for (const picture of [<img key="photo" alt="" />, undefined])
    expect(
      renderToStaticMarkup(
        <Cover kicker="Family album" picture={picture} beside={<nav>Emma</nav>}>
          The Moreaus
        </Cover>,
      ),
    ).toContain('<nav>Emma</nav>')
})
