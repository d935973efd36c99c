import { useState, type ChangeEvent } from 'react'

/** The text fields of a form: the values, and each field's error until it's edited. */
export function useFields<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<{ [name in Name]?: string | undefined }>({})
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors((now) => ({ ...now, [name]: undefined }))
    },
  })
  return { values, setValues, setErrors, field }
}
