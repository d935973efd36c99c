import type { ComponentProps } from 'react'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => <input type="text" {...input} {...wiring} className={controlStyle} />}
    </Field>
  )
}
