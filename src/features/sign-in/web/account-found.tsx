import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Album } from '#web/illustrations/album.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { Benefits } from './benefits.tsx'

/** Shown on sign-up if the address already has an account: a link to sign in, with the address filled in. */
export function AccountFound({
  email,
  redirect,
  onBack,
}: {
  email: string
  redirect: string | undefined
  onBack: () => void
}) {
  const t = useText('accounts.signUp')
  return (
    <AuthPage
      picture={<Album />}
      title={t('foundTitle')}
      intro={t.rich('foundIntro', { email, ...asAddress })}
      aside={<Benefits />}
    >
      <div className="flex flex-col gap-2">
        <Link to="/login" search={{ email, redirect }} className={buttonStyle({ size: 'large', wide: true })}>
          {t('foundAction')}
        </Link>
        <Button kind="plain" wide onClick={onBack}>
          <ArrowLeft aria-hidden size={18} />
          {t('back')}
        </Button>
      </div>
    </AuthPage>
  )
}
