/** Codes of the network, and of a PostgreSQL that begins or ends. */
const NO_ANSWER = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]$)/
/** Where it is reached through a file. */
const NO_SOCKET = ['ENOENT', 'EACCES', 'ENOTSOCK']

/** Whether a failure means that no PostgreSQL answers where it should, for now or at all. */
export function isNoAnswer({ code = '', syscall }: NodeJS.ErrnoException): boolean {
  return NO_ANSWER.test(code) || (syscall === 'connect' && NO_SOCKET.includes(code))
}
