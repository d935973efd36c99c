import { Suspense, type ComponentType } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { areas, type Area } from './messages.ts'
import { lazyPage } from './lazy-page.ts'

/** A lazy page, or part of one, that loads the texts of its area. */
export function areaPage<Name extends string, Props extends object = object>(
  area: Area,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Page = lazyPage(load as () => Promise<Record<string, ComponentType>>, name) as ComponentType<Props> & {
    preload?: () => Promise<void>
  }
  function AreaPage(props: Props) {
    return (
      <MoreTexts of={areas[area]}>
        <Suspense fallback={<RevealPending />}>
          <Page {...props} />
        </Suspense>
      </MoreTexts>
    )
  }
  // The router preloads the page when a link to it is hovered.
  return Object.assign(AreaPage, { preload: Page.preload })
}
