/** Network error codes, and SQLSTATEs of a PostgreSQL that starts or shuts down. */
const NO_ANSWER = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]$)/
/** Error codes of connecting to a Unix socket. */
const NO_SOCKET = ['ENOENT', 'EACCES', 'ENOTSOCK']

/** Whether an error means that PostgreSQL can't be reached, now or at all. */
export function isNoAnswer({ code = '', syscall }: NodeJS.ErrnoException): boolean {
  return NO_ANSWER.test(code) || (syscall === 'connect' && NO_SOCKET.includes(code))
}
