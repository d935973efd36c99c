import type { DraftFields } from './drafts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Input types that hold text; passwords and files are never stored. */
const WORDS = new Set(['text', 'search', 'email', 'tel', 'url', 'date', 'datetime-local', 'time', 'month', 'number'])
const MARKED = 'on'

export function textsOf(form: HTMLFormElement): DraftFields {
  const texts: DraftFields = {}
  for (const control of controlsOf(form)) {
    if (isRadio(control)) texts[control.name] ??= ''
    if (!isRadio(control) || control.checked) texts[control.name] = textOf(control)
  }
  return texts
}

/**
 * Fills fields as if the texts were typed, so that form listeners run. Returns those whose field or option doesn't
 * exist yet.
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
  // React only notices changes made through the native setter.
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
