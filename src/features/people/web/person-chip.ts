/** A button that chooses a person. */
export const personChip =
  'inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-full border border-outline/60 py-1 pr-4 font-medium aria-pressed:border-ember aria-pressed:bg-ember-wash aria-pressed:text-ember'
