import { useEffect, useReducer, useRef, type ComponentProps, type FormEvent } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit' | 'onInput'> & {
  /** While a promise that it returns is pending, submitting again does nothing. */
  onSubmit: (form: HTMLFormElement) => unknown
}

/** A form with its errors beside the fields. After a submit, the first field that's marked invalid gets the focus. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const isSubmitted = useRef(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  // On every render: some errors are known at once, others when the server has answered.
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
