import { Image, Lock, PackageOpen, Users, type LucideIcon } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'

const benefits = [
  { key: 'originals', icon: Image, wash: 'bg-ember-wash text-ember' },
  { key: 'private', icon: Lock, wash: 'bg-sage-wash text-sage' },
  { key: 'together', icon: Users, wash: 'bg-honey-wash text-honey' },
  { key: 'yours', icon: PackageOpen, wash: 'bg-plum-wash text-plum' },
] as const satisfies { key: string; icon: LucideIcon; wash: string }[]

/** The benefits of an account, beside the sign-up form. */
export function Benefits() {
  const t = useText('accounts.signUp')
  return (
    <aside aria-labelledby="benefits">
      <h2 id="benefits" className="font-serif text-xl font-semibold tracking-tight">
        {t('benefitsTitle')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {benefits.map(({ key, icon: Icon, wash }) => (
          <li key={key} className="flex gap-4">
            <span className={classNames('flex size-10 shrink-0 items-center justify-center rounded-full', wash)}>
              <Icon aria-hidden size={20} />
            </span>
            <div>
              <h3 className="font-semibold">{t(`benefits.${key}.title`)}</h3>
              <p className="text-sm text-ink-soft">{t(`benefits.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
