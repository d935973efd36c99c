import type { ComponentProps, FocusEvent } from 'react'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>

/** Shows the beginning of a text that's too long for its field. */
function selectFromEnd({ target }: FocusEvent<HTMLInputElement>) {
  target.setSelectionRange(0, target.value.length, 'backward')
}

/** One line of text. Focusing it selects it, if it can only be copied. */
export function TextField({ label, hideLabel, hint, error, optional, className, ...input }: TextFieldProps) {
  // Other types can't select parts.
  const isForCopying = input.readOnly && !input.type
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }}>
      {(wiring) => (
        <input
          type="text"
          onFocus={isForCopying ? selectFromEnd : undefined}
          {...input}
          {...wiring}
          className={controlStyle}
        />
      )}
    </Field>
  )
}
