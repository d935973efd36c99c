import { useNavigate } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { safeRedirect } from '../accounts.rules.ts'
import { forgetDraft } from './sign-up-draft.ts'

type SignedIn = { redirect?: string | null | undefined; second_factor?: boolean }

/** Welcomes somebody who has just signed in and takes them where they were going; first to the second step, if they owe it. */
export function useEnter(): (signedIn: SignedIn) => void {
  const t = useText('accounts.toasts')
  const navigate = useNavigate()
  return ({ redirect, second_factor }) => {
    if (second_factor) {
      const search = { step: 'second' as const, redirect: redirect ?? undefined }
      return void navigate({ to: '/login', search, replace: true })
    }
    forgetDraft()
    toast({ title: t('welcome'), description: t('welcomeText') })
    void navigate({ href: targetOf(redirect), replace: true })
  }
}

/** For a browser in which somebody else was signed in until now: a new page holds nothing of theirs. */
export function enterAnew(redirect: string | null | undefined): void {
  location.replace(targetOf(redirect))
}

function targetOf(redirect: string | null | undefined): string {
  return safeRedirect(redirect) ?? '/dashboard'
}
