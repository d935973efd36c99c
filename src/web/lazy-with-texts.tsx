import { Suspense, type ComponentType } from 'react'
import { lazyPage } from './lazy-page.ts'
import { MoreTexts, type Catalogs } from './more-texts.tsx'
import { RevealPending } from './ui/reveal-group.tsx'

/** A lazy page, or part of one, that loads its texts. */
export function lazyWithTexts<Name extends string, Props extends object = object>(
  texts: Catalogs,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Page = lazyPage(load as () => Promise<Record<string, ComponentType>>, name) as ComponentType<Props> & {
    preload?: () => Promise<void>
  }
  function WithTexts(props: Props) {
    return (
      <MoreTexts of={texts}>
        <Suspense fallback={<RevealPending />}>
          <Page {...props} />
        </Suspense>
      </MoreTexts>
    )
  }
  // The router preloads the page when a link to it is hovered.
  return Object.assign(WithTexts, { preload: Page.preload })
}
