import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answersOk, runPart, until, type Part } from './run.ts'

export type PostgresMember = {
  name: string
  patroni: Part
  port: number
  api: number
  /** The process of PostgreSQL itself, which Patroni started. */
  pid(): number
}

type Options = {
  programs: { patroni: string; postgres: string }
  folder: string
  as: { uid: number; gid: number } | undefined
  etcd: readonly number[]
  members: readonly { port: number; api: number }[]
  passwords: { superuser: string; replication: string }
}

export const superuser = 'postgres'

/**
 * How long the primary may be silent before another one takes over; the shortest that Patroni allows. A PostgreSQL that
 * died is noticed within a second.
 */
const ttl = 20

/** JSON is YAML. */
function configuration(options: Options, at: number): string {
  const { programs, folder, etcd, members, passwords } = options
  const { port, api } = members[at]!
  return JSON.stringify({
    scope: 'shop',
    name: `pg${at + 1}`,
    etcd: { hosts: etcd.map((client) => `127.0.0.1:${client}`) },
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: 1,
        retry_timeout: 3,
        // A primary that died is replaced rather than waited for.
        primary_start_timeout: 0,
        master_start_timeout: 0,
        maximum_lag_on_failover: 1_048_576,
        // A commit is acknowledged when a second server has it, and by no one if there is no second server.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            wal_level: 'replica',
            // A copy that is read for long does not have its rows taken away.
            hot_standby_feedback: 'on',
            jit: 'off',
            timezone: 'UTC',
            // A copy finds its new primary at once: until then no commit is acknowledged.
            wal_retrieve_retry_interval: '200ms',
            wal_receiver_status_interval: 1,
            wal_keep_size: '256MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(folder, `pg${at + 1}`),
      bin_dir: programs.postgres,
      pgpass: path.join(folder, `pgpass-pg${at + 1}`),
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      authentication: {
        superuser: { username: superuser, password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
        rewind: { username: superuser, password: passwords.superuser },
      },
      parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
    },
  })
}

/** Three servers of PostgreSQL, of which Patroni makes one the primary. */
export async function openPostgres(options: Options): Promise<PostgresMember[]> {
  const { folder, members, as, programs } = options
  const opened: PostgresMember[] = []
  for (const [at, { port, api }] of members.entries()) {
    const name = `pg${at + 1}`
    const data = path.join(folder, name)
    const file = path.join(folder, `${name}.yml`)
    mkdirSync(data, { recursive: true, mode: 0o700 })
    writeFileSync(file, configuration(options, at), { mode: 0o600 })
    if (as) for (const place of [data, file]) chownSync(place, as.uid, as.gid)
    const patroni = await runPart({
      name: `patroni-${name}`,
      command: programs.patroni,
      args: [file],
      folder,
      as,
      env: { HOME: folder },
      isOpen: () => answersOk(`http://127.0.0.1:${api}/${at === 0 ? 'primary' : 'replica'}`),
    })
    const pidFile = path.join(data, 'postmaster.pid')
    const pid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0)
    opened.push({ name, patroni, port, api, pid })
  }
  await until(async () => (await syncStandbys(opened)) > 0, 'A synchronous copy')
  return opened
}

type Member = { name: string; role: string; state: string; lag?: number }

/** What any Patroni that answers knows of all. */
export async function membersOf(members: readonly Pick<PostgresMember, 'api'>[]): Promise<Member[]> {
  for (const { api } of members) {
    const found = await fetch(`http://127.0.0.1:${api}/cluster`, { signal: AbortSignal.timeout(1000) }).catch(() => {})
    if (found?.ok) return ((await found.json()) as { members: Member[] }).members
  }
  return []
}

async function syncStandbys(members: readonly Pick<PostgresMember, 'api'>[]): Promise<number> {
  return (await membersOf(members)).filter(({ role }) => role === 'sync_standby').length
}
