import { useEffect, useReducer, useRef, type ComponentProps, type FormEvent } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit' | 'onInput'> & {
  /** While a returned promise is pending, submitting again does nothing. */
  onSubmit: (form: HTMLFormElement) => unknown
}

/** A form with errors next to its fields. After a submit, the first invalid field is focused. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const isSubmitted = useRef(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  // Runs on every render: some errors are known right away, others when the server responds.
  useEffect(() => {
    const invalid = isSubmitted.current && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalid) return
    isSubmitted.current = false
    invalid.focus()
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    isSubmitted.current = true
    redraw()
    await Promise.resolve(onSubmit(event.currentTarget)).finally(() => (isSending.current = false))
  }

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={() => (isSubmitted.current = false)}
    />
  )
}
