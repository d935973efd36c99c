import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle, Field, type FieldProps } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type'>

/** A password field with a button to reveal it. */
export function PasswordField({ label, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const t = useText('security.password')
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(controlStyle, 'pr-13')}
          />
          <span className="absolute inset-y-0 right-0.5 flex items-center">
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={t(shown ? 'hide' : 'show')}
              onClick={() => setShown(!shown)}
              tooltipAlign="end"
            />
          </span>
        </span>
      )}
    </Field>
  )
}
