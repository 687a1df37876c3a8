import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { accepts, runPart, type Part } from './run.ts'

type Options = {
  program: string
  folder: string
  servers: readonly { name: string; port: number; api: number }[]
  primary: number
  replicas: number
  nodes: readonly { name: string; port: number }[]
  shop: number
}

/**
 * One address for the primary, one for its copies, one for the nodes of the shop. Patroni says which server is what; a
 * primary that is none any more loses its connections, so that nobody waits for it.
 */
function configuration({ servers, primary, replicas, nodes, shop }: Options): string {
  const each = servers.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${api}`).join('\n')
  return `
global
  maxconn 4000
defaults
  mode tcp
  timeout connect 1s
  timeout check 900ms
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fastinter 200ms downinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${each}
listen replicas
  bind 127.0.0.1:${replicas}
  balance leastconn
  option httpchk OPTIONS /replica?lag=16MB
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${each}
listen shop
  mode http
  bind 127.0.0.1:${shop}
  option forwardfor
  option httpchk GET /serving
  http-check expect status 200
  balance leastconn
  timeout client 30s
  timeout server 30s
  retries 2
  # Before anything was sent, or for what may be asked twice.
  retry-on conn-failure empty-response
  option redispatch
  http-request disable-l7-retry unless METH_GET
  http-reuse safe
  default-server inter 500ms fall 2 rise 1
${nodes.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`).join('\n')}
`
}

export function openHaproxy(options: Options): Promise<Part> {
  const { program, folder, primary } = options
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(options))
  return runPart({
    name: 'haproxy',
    command: program,
    args: ['-db', '-f', file],
    folder,
    isOpen: () => accepts(primary),
  })
}
