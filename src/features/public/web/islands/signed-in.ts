type Session = { user: { first_name: string; last_name: string; email: string } | null }

/** Somebody with a session finds their way back in the header instead of the way in. */
export async function showWhoIsSignedIn() {
  const template = document.querySelector<HTMLTemplateElement>('[data-when-signed-in]')
  const answer = await fetch('/api/session').catch(() => undefined)
  if (!template || !answer?.ok) return
  const { user } = (await answer.json()) as Session
  if (!user) return
  const menu = template.content.cloneNode(true) as DocumentFragment
  const label = menu.querySelector<HTMLElement>('[data-name]')!
  const name = displayName(user) || label.textContent
  label.textContent = name
  menu.querySelector('[data-initial]')!.textContent = [...name][0]!.toUpperCase()
  menu.querySelector('[data-sign-out]')!.addEventListener('click', () => void signOut())
  const [visitor, ...others] = document.querySelectorAll('[data-visitor]')
  visitor?.replaceChildren(menu)
  for (const other of others) other.remove()
  leadHome()
}

/** Nobody signs up twice: a plan is chosen where theirs is, and everything else begins at home. */
function leadHome() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/signup"]'))
    link.href = link.search.includes('plan=') ? '/subscription' : '/dashboard'
}

/** S0, section 2: full name, else first name, else what stands before the @. */
function displayName({ first_name, last_name, email }: NonNullable<Session['user']>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email.split('@')[0]!
}

async function signOut() {
  const answer = await fetch('/api/sign-out', { method: 'POST' }).catch(() => undefined)
  if (answer?.ok) location.assign('/')
}
