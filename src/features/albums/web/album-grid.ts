import { classNames } from '#web/ui/class-names.ts'

/** Two columns, or one where text is large. On laptops, a row has two or three albums. */
export const albumGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-7 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-6'

/**
 * Classes of an album in the grid and of its cover. The first albums are larger, as many as make the last row full.
 * `count` is that of the first page, so that later pages don't move them.
 */
export function placeInGrid(at: number, count: number): { item: string; cover: string } {
  const isWide = at < (count % 2 === 1 ? 1 : 2)
  const isLarge = count % 3 === 0 && at === 0
  const isHalf = at < ([0, 4, 2][count % 3] ?? 0) && count > 1
  return {
    item: classNames(
      'flex min-w-0 flex-col',
      isWide && 'max-lg:col-span-full',
      count === 1
        ? 'lg:col-span-full'
        : isLarge
          ? 'lg:col-span-4 lg:row-span-2'
          : isHalf
            ? 'lg:col-span-3'
            : 'lg:col-span-2',
    ),
    cover: classNames(
      // On phones, so few fill the screen.
      isWide && count <= 3 ? 'aspect-square sm:aspect-4/3' : 'aspect-4/3',
      isWide && 'sm:max-lg:aspect-2/1',
      count === 1 ? 'lg:aspect-21/9' : isLarge ? 'lg:aspect-auto lg:grow' : isHalf && 'lg:aspect-3/2',
    ),
  }
}
