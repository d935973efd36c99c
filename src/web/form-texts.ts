import type { DraftFields } from './drafts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Kinds of input that hold words; secrets and files are not kept. */
const WORDS = new Set(['text', 'search', 'email', 'tel', 'url', 'date', 'datetime-local', 'time', 'month', 'number'])
const MARKED = 'on'

/** What stands in the named fields and choices of a form. */
export function textsOf(form: HTMLFormElement): DraftFields {
  const texts: DraftFields = {}
  for (const control of controlsOf(form)) {
    if (isRadio(control)) texts[control.name] ??= ''
    if (!isRadio(control) || control.checked) texts[control.name] = textOf(control)
  }
  return texts
}

/**
 * Puts texts into the fields as if they were typed, so that whatever listens to the form hears of them. Answers those for
 * which there is no field yet, or no such choice in it.
 */
export function typeTexts(form: HTMLFormElement, texts: DraftFields): DraftFields {
  const late = { ...texts }
  for (const control of controlsOf(form)) {
    const text = texts[control.name]
    if (text === undefined || (isRadio(control) && control.value !== text)) continue
    if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === text)) continue
    delete late[control.name]
    if (isRadio(control) ? control.checked : textOf(control) === text) continue
    if (isCheckbox(control) || isRadio(control)) control.click()
    else type(control, text)
  }
  return late
}

function type(control: Control, text: string): void {
  // React sees only what goes through the browser's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function textOf(control: Control): string {
  return isCheckbox(control) ? (control.checked ? MARKED : '') : control.value
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

function isRadio(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio'
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (element instanceof HTMLInputElement)
      return (
        element.name !== '' && !element.readOnly && (WORDS.has(element.type) || isCheckbox(element) || isRadio(element))
      )
    return (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) && element.name !== ''
  })
}
