import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const TIMEOUT_MS = 5_000

export type Certificate = { expires_at: Date; problem: string | undefined }

/**
 * The certificate that browsers get at an https URL, and what they object to. It's read from this machine, which may reach
 * the proxy by another way than they do. @throws the error of the connection
 */
export async function readCertificate(url: string): Promise<Certificate> {
  const { hostname, port } = new URL(url)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(!isIP(hostname) && { servername: hostname }),
    // An expired certificate is what we look for.
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal })
    const problem = socket.authorized ? undefined : String(socket.authorizationError)
    return { expires_at: new Date(socket.getPeerCertificate().valid_to), problem }
  } finally {
    socket.destroy()
  }
}
