import './public.css'
import { startContactForm } from '#features/contact/web/start-contact-form.ts'
import { locales } from '#shared/locales.ts'
import { takeFarewell } from '#web/farewell.ts'
import { storedLocale } from '#web/stored-locale.ts'
import { showScreensInChosenTheme } from './islands/chosen-theme.ts'
import { playVideos } from './islands/videos.ts'
import { startMoving } from './islands/moving.ts'
import { showNote } from './islands/note.ts'
import { showSignedInUser } from './islands/signed-in.ts'

showScreensInChosenTheme()
startMoving()
playVideos()
closeMenus()
showBackButton()
sayFarewell()
preserveChosenLanguage()
startContactForm()
void showSignedInUser()

/** Escape and clicks outside close an open menu. */
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

/** A visitor who chose a language by its URL keeps it for sign-up and sign-in. */
function preserveChosenLanguage() {
  const { chosenLocale } = document.documentElement.dataset
  const locale = locales.find((one) => one === chosenLocale)
  if (locale) storedLocale.write(locale)
}

function showBackButton() {
  const button = document.querySelector<HTMLButtonElement>('[data-go-back]')
  if (!button || history.length < 2) return
  button.hidden = false
  button.addEventListener('click', () => history.back())
}

/** Confirms that a user has just signed out. */
function sayFarewell() {
  const farewell = takeFarewell()
  if (farewell) showNote(farewell.title, farewell.text)
}
