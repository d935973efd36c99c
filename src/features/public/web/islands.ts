import './public.css'
import { showScreensInChosenTheme } from './islands/chosen-theme.ts'
import { startContactForm } from './islands/contact-form.ts'
import { playFilms } from './islands/films.ts'
import { startMoving } from './islands/moving.ts'
import { showWhoIsSignedIn } from './islands/signed-in.ts'

/** As long as every message in passing (specification, section 4). */
const FAREWELL_MS = 5_000

showScreensInChosenTheme()
startMoving()
playFilms()
closeMenus()
offerTheWayBack()
sayFarewell()
keepChosenLanguage()
startContactForm()
void showWhoIsSignedIn()

/** An open menu closes by Escape and by whatever is pressed beside it. */
function closeMenus() {
  const close = (unless?: EventTarget | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]'))
      if (!(unless instanceof Node && menu.contains(unless))) menu.open = false
  }
  document.addEventListener('click', ({ target }) => close(target))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    document.querySelector<HTMLElement>('[data-menu][open] > summary')?.focus()
    close()
  })
}

/** Whoever chose a language by its address signs up and in with it too. */
function keepChosenLanguage() {
  const { chosenLocale } = document.documentElement.dataset
  if (!chosenLocale) return
  try {
    localStorage.setItem('hearthbook.locale', chosenLocale)
  } catch {
    // Storage is forbidden here: the browser's own language decides.
  }
}

function offerTheWayBack() {
  const button = document.querySelector<HTMLButtonElement>('[data-go-back]')
  if (!button || history.length < 2) return
  button.hidden = false
  button.addEventListener('click', () => history.back())
}

/** Whoever has just signed out in the sidebar is told so here. */
function sayFarewell() {
  const kept = keptFarewell()
  if (!kept) return
  const note = document.createElement('div')
  note.setAttribute('role', 'status')
  note.className =
    'fixed right-4 bottom-4 left-4 z-20 rounded-card border border-line bg-card px-5 py-4 text-ink shadow-soft sm:left-auto sm:w-96'
  for (const [name, words] of [
    ['font-semibold', kept.title],
    ['text-sm text-ink-soft', kept.text],
  ] as const) {
    const line = note.appendChild(document.createElement('p'))
    line.className = name
    line.textContent = words
  }
  document.body.append(note)
  setTimeout(() => note.remove(), FAREWELL_MS)
}

function keptFarewell(): { title: string; text: string } | undefined {
  try {
    const kept = sessionStorage.getItem('hearthbook.farewell')
    sessionStorage.removeItem('hearthbook.farewell')
    return kept ? (JSON.parse(kept) as { title: string; text: string }) : undefined
  } catch {
    return undefined
  }
}
