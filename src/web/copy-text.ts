/** Copies words for pasting elsewhere, and answers whether it could: call it while something is being pressed. */
export async function copyText(words: string): Promise<boolean> {
  if (!navigator.clipboard) return copyByHand(words)
  return navigator.clipboard.writeText(words).then(
    () => true,
    () => false,
  )
}

/** Over plain http, as in a home network, browsers keep the clipboard from pages and copy what is selected. */
function copyByHand(words: string): boolean {
  const pressed = document.activeElement
  const field = Object.assign(document.createElement('textarea'), {
    value: words,
    readOnly: true,
    className: 'sr-only',
  })
  // What lies behind a window over the page cannot be selected.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (pressed instanceof HTMLElement) pressed.focus()
  return isCopied
}
