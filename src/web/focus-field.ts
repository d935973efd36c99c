/** Focuses the text field of a panel, but not on touch screens, whose keyboard would cover half of it. */
export function focusField(panel: Element | null | undefined): void {
  if (matchMedia('(pointer: fine)').matches) panel?.querySelector('textarea')?.focus({ preventScroll: true })
}
