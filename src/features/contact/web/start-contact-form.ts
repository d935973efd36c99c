import { contactFields, contactLimits } from '../contact.rules.ts'

type Words = Record<(typeof contactFields)[number] | 'often' | 'failed', string>

/** Sends the form without leaving the page, so that its text is never lost. Without JavaScript, the browser sends the form. */
export function startContactForm() {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  if (!form) return
  const subject = new URLSearchParams(location.search).get('subject')
  const field = form.querySelector<HTMLInputElement>('[name=subject]')
  if (subject && field && !field.value) field.value = subject
  const template = form.querySelector<HTMLTemplateElement>('[data-contact-words]')
  const words = JSON.parse(template?.content.textContent ?? '{}') as Words
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, words)
  })
}

async function send(form: HTMLFormElement, words: Words) {
  showErrors(form, {})
  const wrong = contactFields.filter((name) => {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-fill=${name}]`)
    const length = field?.value.trim().length ?? 0
    return !field?.validity.valid || length === 0 || length > contactLimits[name]
  })
  if (wrong.length > 0) return showErrors(form, Object.fromEntries(wrong.map((name) => [name, words[name]])))
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!button) return
  const label = button.textContent
  button.disabled = true
  button.textContent = button.dataset.sending ?? label
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  }).catch(() => undefined)
  const restore = () => {
    button.disabled = false
    button.textContent = label
  }
  if (answer?.ok) {
    // Back may restore the page while it still shows the sending state.
    addEventListener('pagehide', () => (restore(), form.reset()), { once: true })
    return location.assign(`${location.pathname.replace(/\/$/, '')}/sent`)
  }
  restore()
  const { fields = {} } = ((await answer?.json().catch(() => ({}))) ?? {}) as { fields?: Record<string, string> }
  const refused = contactFields.filter((name) => name in fields)
  if (refused.length > 0) showErrors(form, Object.fromEntries(refused.map((name) => [name, words[name]])))
  else showErrors(form, { form: answer?.status === 429 ? words.often : words.failed })
}

/** Shows each error beside its field and focuses the first; without errors, clears them all. */
function showErrors(form: HTMLFormElement, sentences: Record<string, string>) {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const sentence = sentences[place.dataset.error ?? '']
    place.hidden = !sentence
    place.textContent = sentence ?? ''
    form.querySelector(`[data-fill=${place.dataset.error}]`)?.toggleAttribute('aria-invalid', !!sentence)
  }
  form.querySelector<HTMLElement>('[aria-invalid], [data-error=form]:not([hidden])')?.focus()
}
