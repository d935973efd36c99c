/** Network error codes, and SQLSTATEs of a PostgreSQL that starts or shuts down. */
const CONNECTION_ERRORS = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]$)/
/** Error codes of connecting to a Unix socket. */
const SOCKET_ERRORS = ['ENOENT', 'EACCES', 'ENOTSOCK']

/** Whether an error means that PostgreSQL can't be reached, now or at all. */
export function isUnreachable({ code = '', syscall }: NodeJS.ErrnoException): boolean {
  return CONNECTION_ERRORS.test(code) || (syscall === 'connect' && SOCKET_ERRORS.includes(code))
}
