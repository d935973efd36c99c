import type { ReactNode } from 'react'
import { LoadMore, type LoadMoreProps, type NextPage } from './load-more.tsx'
import { QueryState, type Loadable, type QueryStateProps } from './query-state.tsx'
import { Skeleton } from './skeleton.tsx'

type PageListProps<Page, Item> = {
  query: Loadable<{ pages: Page[] }> & NextPage
  itemsOf(page: Page): Item[]
  /** Shown if the list is empty. */
  empty: ReactNode
  skeleton?: ReactNode
  failed?: QueryStateProps<unknown>['failed']
  more?: Omit<LoadMoreProps, 'query'>
  children(items: Item[]): ReactNode
}

/** The items of a query by pages, in all four states. */
export function PageList<Page, Item>({
  query,
  itemsOf,
  empty,
  skeleton = <RowsSkeleton />,
  failed,
  more,
  children,
}: PageListProps<Page, Item>) {
  return (
    <QueryState query={query} skeleton={skeleton} failed={failed}>
      {({ pages }) => {
        const items = pages.flatMap(itemsOf)
        if (items.length === 0) return typeof empty === 'string' ? <p className="text-ink-soft">{empty}</p> : empty
        return (
          <>
            {children(items)}
            {(query.hasNextPage || more?.end) && <LoadMore query={query} {...more} />}
          </>
        )
      }}
    </QueryState>
  )
}

function RowsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4 py-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  )
}
