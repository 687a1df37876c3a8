import { chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { accepts, runPart, type Part } from './run.ts'

type Options = {
  program: string
  folder: string
  as: { uid: number; gid: number } | undefined
  port: number
  /** Where the primary is. */
  primary: number
  user: string
  password: string
  database: string
  connections: number
}

/** Lends the primary's connections for one transaction; the shop's limits of time are set here (docs/scale.md). */
function configuration({ primary, port, database, folder, connections, user }: Options): string {
  return `
[databases]
${database} = host=127.0.0.1 port=${primary} dbname=${database} user=${user} connect_query='set statement_timeout = 10000; set idle_in_transaction_session_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${path.join(folder, 'pgbouncer-users')}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${connections}
ignore_startup_parameters = extra_float_digits
server_connect_timeout = 2
server_login_retry = 0.2
query_wait_timeout = 8
tcp_keepalive = 1
log_connections = 0
log_disconnections = 0
`
}

export function openPgbouncer(options: Options): Promise<Part> {
  const { program, folder, as, port, user, password } = options
  const file = path.join(folder, 'pgbouncer.ini')
  const users = path.join(folder, 'pgbouncer-users')
  writeFileSync(file, configuration(options), { mode: 0o600 })
  writeFileSync(users, `"${user}" "${password}"\n`, { mode: 0o600 })
  if (as) for (const place of [file, users]) chownSync(place, as.uid, as.gid)
  return runPart({ name: 'pgbouncer', command: program, args: [file], folder, as, isOpen: () => accepts(port) })
}
