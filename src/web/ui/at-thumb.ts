/** On phones, a page's button is round, above the bar at the bottom. Its words are for screen readers: `max-md:sr-only`. */
export const atThumb =
  'max-md:fixed! max-md:right-4 max-md:bottom-[calc(--spacing(19)+env(safe-area-inset-bottom))] max-md:z-20 max-md:size-14! max-md:rounded-full! max-md:p-0! max-md:shadow-soft print:hidden'
