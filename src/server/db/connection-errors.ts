/** Network error codes, and SQLSTATEs of a PostgreSQL that starts or shuts down. */
const CONNECTION_ERRORS = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]$)/
/** Error codes of connecting to a Unix socket. */
const SOCKET_ERRORS = ['ENOENT', 'EACCES', 'ENOTSOCK']

/** Whether an error means that PostgreSQL can't be reached, now or at all. */
export function isUnreachable({ code = '', syscall }: NodeJS.ErrnoException): boolean {
  return CONNECTION_ERRORS.test(code) || (syscall === 'connect' && SOCKET_ERRORS.includes(code))
}

/**
 * SQLSTATEs for a broken connection, too many connections, a standby that hasn't been promoted yet, a deadlock, and a
 * statement timeout.
 */
const PASSES = /^(08\w{3}|53300|25006|40P01|57014)$/

/** Whether the same may succeed when it's tried again. */
export function isPassing(error: NodeJS.ErrnoException): boolean {
  if (isUnreachable(error) || PASSES.test(error.code ?? '')) return true
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    error.message,
  )
}
