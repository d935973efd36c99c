import { CannotStart } from '#server/cannot-start.ts'

/** Why nobody can be let in at this address, in words where its operator can do something about it. */
export function cannotListen(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as { code?: string }).code) {
    case 'EADDRINUSE':
      return new CannotStart(
        `PORT: ${port} is taken by another program on this machine. Stop that one, or choose another: PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return new CannotStart(`PORT: this account may not listen on ${port}. Choose one from 1024 on.`)
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new CannotStart(`HOST: "${host}" is no address of this machine. For the whole home network: HOST=0.0.0.0`)
  }
  return error
}
