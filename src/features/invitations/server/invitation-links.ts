import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashToken } from '#features/accounts/server/secrets.ts'
import type { Config } from '#server/config.ts'
import { deriveKey } from '#server/derive-key.ts'

/**
 * Invitation links. Only this instance's secret can derive the 256-bit token from an invitation's ID: the owner can copy
 * the link at any time, while the database has only a hash. The emailed link also has a proof that its holder owns the
 * invited address, which a copied link lacks.
 */
export type InvitationLinks = {
  tokenOf(invitation_id: string): string
  hashOf(invitation_id: string): string
  linkOf(invitation_id: string): string
  emailedLinkOf(invitation_id: string): string
  isProof(invitation_id: string, proof: string | undefined): boolean
}

export function invitationLinks({ appUrl, secret }: Pick<Config, 'appUrl' | 'secret'>): InvitationLinks {
  const derive = (purpose: string) => {
    const key = deriveKey(secret, purpose)
    return (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  }
  const tokenOf = derive('invitations')
  const proofOf = derive('invitation-emails')
  const linkOf = (id: string) => `${appUrl}/accept-invitation#token=${tokenOf(id)}`
  return {
    tokenOf,
    linkOf,
    hashOf: (id) => hashToken(tokenOf(id)),
    emailedLinkOf: (id) => `${linkOf(id)}&proof=${proofOf(id)}`,
    isProof(id, proof) {
      const [given, wanted] = [Buffer.from(proof ?? ''), Buffer.from(proofOf(id))]
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
