/** The same duration as toasts (specification, section 4). */
const SHOWN_MS = 5_000

/** Shows a message like the app's toasts. */
export function showNote(title: string, text: string) {
  const note = document.createElement('div')
  note.setAttribute('role', 'status')
  note.className =
    'fixed right-4 bottom-4 left-4 z-20 rounded-card border border-line bg-card px-5 py-4 text-ink shadow-soft sm:left-auto sm:w-96'
  for (const [name, words] of [
    ['font-semibold', title],
    ['text-sm text-ink-soft', text],
  ] as const) {
    const line = note.appendChild(document.createElement('p'))
    line.className = name
    line.textContent = words
  }
  document.body.append(note)
  setTimeout(() => note.remove(), SHOWN_MS)
}
