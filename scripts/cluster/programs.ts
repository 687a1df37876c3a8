import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** By program: what Debian and Ubuntu call its package. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd python3-psycopg2',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  varnishd: 'varnish varnish-modules gcc libc6-dev',
  prometheus: 'prometheus',
  promtool: 'prometheus',
} as const

export type Program = keyof typeof packages

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

const find = (program: string): string | undefined =>
  folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file))

const postgresRoot = '/usr/lib/postgresql'

/** The newest PostgreSQL with all its tools: copies are made with pg_basebackup, which the shop's own does not bring. */
function findPostgres(): string | undefined {
  if (!existsSync(postgresRoot)) return undefined
  const versions = readdirSync(postgresRoot).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => path.join(postgresRoot, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'pg_basebackup')))
}

export type Programs = Record<Program, string> & { postgres: string }

/** Where the programs are, or what is missing and how to install it. */
export function findPrograms(needed: readonly Program[]): Programs {
  const found = Object.fromEntries(needed.map((program) => [program, find(program)]))
  const postgres = findPostgres()
  const missing = [
    ...(postgres ? [] : ['postgresql']),
    ...needed.filter((program) => found[program] === undefined).map((program) => packages[program]),
  ]
  if (missing.length > 0) {
    const install = `apt-get install --no-install-recommends ${[...new Set(missing)].join(' ')}`
    throw new Error(`The cluster needs programs that are not installed here. On Debian or Ubuntu: ${install}`)
  }
  return { ...found, postgres } as Programs
}
