import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'>

/** A textarea that grows with its content, if the browser supports that. */
export function TextArea({ label, hint, error, optional, className, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...textarea}
          {...wiring}
          className={classNames(
            controlStyle,
            'field-sizing-content max-h-[50dvh] pointer-coarse:resize-none supports-[field-sizing:content]:resize-none',
            textarea.rows === 1 ? 'resize-none' : textarea.rows === 2 ? 'min-h-20' : 'min-h-28',
          )}
        />
      )}
    </Field>
  )
}
