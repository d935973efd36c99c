/** `sun_path` of Linux has 108 bytes, that of macOS 104, both with a final zero. */
const LONGEST_SOCKET_PATH = 103

/** The folder of the embedded PostgreSQL's socket, or '' if its path would be too long, as DATA_DIR can be. */
export function socketDirFor(cluster: string): string {
  return Buffer.byteLength(`${cluster}/.s.PGSQL.65535`) <= LONGEST_SOCKET_PATH ? cluster : ''
}

type Address = { password: string; port: number; socketDir: string; database: string }

/** The superuser's connection string. A query over the socket takes about two thirds of the CPU of one over TCP. */
export function addressOf({ password, port, socketDir, database }: Address): string {
  const url = new URL(`postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`)
  if (socketDir) url.search = `host=${encodeURIComponent(socketDir)}`
  return url.href
}
