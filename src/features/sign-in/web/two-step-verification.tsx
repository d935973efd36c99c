import { ArrowLeft } from 'lucide-react'
import { Door } from '#web/illustrations/door.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { SecondFactorForm } from '../../security/web/second-factor-form.tsx'
import { useEnter } from './use-enter.ts'

/** /login?step=second: the first factor was given, and the second is required. */
export function TwoStepVerification({ redirect, onBack }: { redirect: string | undefined; onBack: () => void }) {
  const t = useText('security.second')
  const enter = useEnter()
  return (
    <AuthPage picture={<Door />} title={t('title')}>
      <SecondFactorForm className="[&>p]:-mt-5 [&>p]:text-center" onDone={() => enter({ redirect })} />
      <Button kind="plain" wide className="mt-2" onClick={onBack}>
        <ArrowLeft aria-hidden size={18} />
        {t('back')}
      </Button>
    </AuthPage>
  )
}
