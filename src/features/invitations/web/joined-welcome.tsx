import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { AuthPage } from '#features/sign-in/web/auth-page.tsx'
import { removeReturnUrl } from '#features/sign-in/web/return-url.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { Joined } from '../invitations.contract.ts'
import { WELCOME_MS } from '../invitations.rules.ts'

/** Shown for two seconds (S1, section 2), then the album opens. */
export function JoinedWelcome({ family_id, family_name }: Joined) {
  const t = useText('invitations.accept')
  const navigate = useNavigate()
  const family = { to: '/families/$familyId', params: { familyId: family_id }, replace: true } as const
  const open = useEffectEvent(() => void navigate(family))
  useEffect(() => {
    removeReturnUrl('accept-invitation')
    const timer = setTimeout(open, WELCOME_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <AuthPage print="album" title={t('welcome', { family: family_name })} intro={t('welcomeText')}>
      <Link {...family} className={buttonStyle({ kind: 'quiet', size: 'large', wide: true })}>
        {t('openNow')}
      </Link>
    </AuthPage>
  )
}
