import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Album } from '#web/illustrations/album.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { useFinishSignUp } from './sign-in.data.ts'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { NameForm } from './name-form.tsx'
import { useEnter } from './use-enter.ts'

/** /login?step=name: the address is proven and new, so the user enters a name. */
export function NameStep({ email, redirect }: { email: string; redirect: string | undefined }) {
  const t = useText('accounts.name')
  const login = useText('accounts.login')
  const enter = useEnter()
  const finish = useFinishSignUp()
  return (
    <AuthPage picture={<Album />} title={t('title')} intro={t.rich('intro', { email, ...asAddress })}>
      <NameForm
        submitLabel={t('submit')}
        busyLabel={t('working')}
        onName={async (first_name) => enter(await finish.mutateAsync({ email, first_name }))}
      />
      <Link to="/login" search={{ email, redirect }} className={buttonStyle({ kind: 'plain', wide: true }) + ' mt-2'}>
        <ArrowLeft aria-hidden size={18} />
        {login('back')}
      </Link>
    </AuthPage>
  )
}
