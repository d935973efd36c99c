/** Copies text to the clipboard and returns whether that worked. Call it in a user gesture. */
export async function copyText(words: string): Promise<boolean> {
  if (!navigator.clipboard) return copyByHand(words)
  return navigator.clipboard.writeText(words).then(
    () => true,
    () => copyByHand(words),
  )
}

/** Over plain HTTP there's no Clipboard API, and browsers may deny it, but a selection can still be copied. */
function copyByHand(words: string): boolean {
  const pressed = document.activeElement
  const field = Object.assign(document.createElement('textarea'), {
    value: words,
    readOnly: true,
    className: 'sr-only',
  })
  // Text behind a modal dialog can't be selected.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (pressed instanceof HTMLElement) pressed.focus()
  return isCopied
}
