import type { DraftFields } from './drafts.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Kinds of input that hold words; secrets and files are not kept. */
const WORDS = new Set(['text', 'search', 'email', 'tel', 'url', 'date', 'number'])

/** What stands in the named text fields and choices of a form. */
export function textsOf(form: HTMLFormElement): DraftFields {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value]))
}

/** Puts texts into the fields as if they were typed, so that whatever listens to the form hears of them. */
export function typeTexts(form: HTMLFormElement, texts: DraftFields): void {
  for (const control of controlsOf(form)) {
    const text = texts[control.name]
    if (text === undefined || text === control.value) continue
    // React sees only what goes through the browser's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, text)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function controlsOf(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter((element): element is TextControl => {
    if (element instanceof HTMLInputElement) return element.name !== '' && WORDS.has(element.type) && !element.readOnly
    return (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) && element.name !== ''
  })
}
