import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { passkeysContract } from '../passkeys.contract.ts'
import { refreshSession } from '../../accounts/web/session.data.ts'

const contract = operationsOf<typeof passkeysContract>()

const key = ['passkeys'] as const

/** Browsers support passkeys on HTTPS pages and on localhost. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window
}

/** The user dismissed the browser's dialog, or it timed out: not an error. */
export function isChangeOfMind(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

const library = () => import('@simplewebauthn/browser')
type AskedOf<T> = T extends (asked: { optionsJSON: infer Options }) => unknown ? Options : never
type Library = Awaited<ReturnType<typeof library>>

/** `autofill` lets the browser offer passkeys in the address field, and waits until the user chooses one. */
async function sign(options: Record<string, unknown>, autofill = false): Promise<Record<string, unknown>> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as AskedOf<Library['startAuthentication']>
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) }
}

export function useSignInByPasskey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ autofill }: { autofill: boolean }) => {
      const { options } = await call(contract.startPasskeySignIn)
      await call(contract.signInByPasskey, { answer: await sign(options, autofill) })
    },
    onSuccess: () => refreshSession(cache),
  })
}

/** Whether the browser can offer passkeys in a text field. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return canUsePasskeys() && (await library()).browserSupportsWebAuthnAutofill()
}

/** Cancels the offer in the field. */
export async function stopOfferingPasskeys(): Promise<void> {
  if (canUsePasskeys()) (await library()).WebAuthnAbortService.cancelCeremony()
}

export async function proveByPasskey(): Promise<void> {
  const { options } = await call(contract.startPasskeyProof)
  await call(contract.proveByPasskey, { answer: await sign(options) })
}

export const passkeysOptions = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await call(contract.listPasskeys, undefined, { signal })).passkeys,
})

export function useAddPasskey() {
  return useChange(passkeysOptions, async (name: string) => {
    const { options } = await call(contract.startPasskey)
    const { startRegistration } = await library()
    const optionsJSON = options as unknown as AskedOf<Library['startRegistration']>
    await call(contract.addPasskey, { name, answer: { ...(await startRegistration({ optionsJSON })) } })
  })
}

export function useRenamePasskey() {
  return useChange(passkeysOptions, (change: { passkey_id: string; name: string }) =>
    call(contract.renamePasskey, change),
  )
}

export function useRemovePasskey() {
  return useChange(passkeysOptions, (passkey_id: string) => call(contract.removePasskey, { passkey_id }))
}
