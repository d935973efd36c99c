import { deleteSavedUploads } from '#features/uploads/web/upload-residue.ts'
import { clearBrowser } from '#web/clear-browser.ts'
import { settleSignOut, signOut } from '#web/end-session.ts'
import { storeFarewell } from '#web/farewell.ts'
import { onSignedOut } from '#web/session-events.ts'
import { showNote } from './note.ts'

type Session = { user: { first_name: string; last_name: string; email: string } | null }

/** For signed-in users, replaces the sign-in link in the header with a link to the app, until the session ends in any tab. */
export async function showSignedInUser() {
  const template = document.querySelector<HTMLTemplateElement>('[data-when-signed-in]')
  if (!(await settleSignOut())) return
  const answer = await fetch('/api/session').catch(() => undefined)
  if (!template || !answer?.ok) return
  const { user } = (await answer.json()) as Session
  if (!user) return
  const showVisitor = [showMenu(menuOf(template, user)), leadHome()]
  const stop = onSignedOut(() => {
    stop()
    for (const undo of showVisitor) undo()
    clearBrowser()
    deleteSavedUploads()
  })
}

function menuOf(template: HTMLTemplateElement, user: NonNullable<Session['user']>): DocumentFragment {
  const menu = template.content.cloneNode(true) as DocumentFragment
  const label = menu.querySelector('[data-name]')
  const initial = menu.querySelector('[data-initial]')
  const button = menu.querySelector<HTMLElement>('[data-sign-out]')
  const name = displayName(user) || label?.textContent || ''
  label?.replaceChildren(name)
  initial?.replaceChildren([...name].slice(0, 1).join('').toUpperCase())
  button?.addEventListener('click', () => void leave(button.dataset))
  return menu
}

/** Returns a function that restores the visitors' version. */
function showMenu(menu: DocumentFragment): () => void {
  const [visitor, ...others] = document.querySelectorAll('[data-visitor]')
  const links = [...(visitor?.childNodes ?? [])]
  visitor?.replaceChildren(menu)
  const places = others.map((other) => {
    const place = document.createComment('')
    other.replaceWith(place)
    return () => place.replaceWith(other)
  })
  return () => {
    visitor?.replaceChildren(...links)
    for (const putBack of places) putBack()
  }
}

/**
 * Signed-in users choose a plan on their own page, and other sign-up links lead to the app. Returns a function that
 * restores the visitors' version.
 */
function leadHome(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/signup"]')]
  const before = links.map((link) => link.href)
  for (const link of links) link.href = link.search.includes('plan=') ? `/subscription${link.search}` : '/dashboard'
  return () => links.forEach((link, at) => (link.href = before[at] ?? link.href))
}

/** S0, section 2: full name, else first name, else the part of the address before the @. */
function displayName({ first_name, last_name, email }: NonNullable<Session['user']>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email.replace(/@.*/, '')
}

async function leave({ title = '', text = '', owedTitle = '', owedText = '' }: DOMStringMap) {
  if (!(await signOut())) return showNote(owedTitle, owedText)
  storeFarewell({ title, text })
  location.assign('/')
}
