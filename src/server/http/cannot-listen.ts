import { CannotStart } from '#server/cannot-start.ts'

/** Explains why the server can't listen, if the operator can fix it. */
export function cannotListen(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as { code?: string }).code) {
    case 'EADDRINUSE':
      return new CannotStart(
        `PORT: another program is using port ${port}. Stop it, or choose another port: PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return new CannotStart(`PORT: this user isn't allowed to listen on port ${port}. Choose 1024 or higher.`)
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new CannotStart(
        `HOST: "${host}" isn't an address of this machine. To listen on all addresses, set HOST=0.0.0.0`,
      )
  }
  return error
}
