import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { LoadMore, type NextPage } from './load-more.tsx'
import { Skeleton } from './skeleton.tsx'
import { useRevealPending } from './reveal-group.tsx'

type Pages<Page> = {
  data: { pages: Page[] } | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch(): Promise<unknown>
} & NextPage

type PageListProps<Page, Item> = {
  query: Pages<Page>
  itemsOf(page: Page): Item[]
  /** Shown if the list is empty. */
  empty: string
  children(items: Item[]): ReactNode
}

export function PageList<Page, Item>({ query, itemsOf, empty, children }: PageListProps<Page, Item>) {
  useRevealPending(!query.data && !query.isError)
  if (!query.data)
    return query.isError ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <div aria-busy className="flex flex-col gap-4 py-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    )
  const items = query.data.pages.flatMap(itemsOf)
  if (items.length === 0) return <p className="py-6 text-ink-soft">{empty}</p>
  return (
    <>
      {children(items)}
      {query.hasNextPage && <LoadMore query={query} />}
    </>
  )
}
