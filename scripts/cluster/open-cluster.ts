import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '#db/connection/connect.ts'
import { runAs } from '#db/embedded/run-as.ts'
import { openEtcd } from './etcd.ts'
import { openHaproxy } from './haproxy.ts'
import { membersOf, openPostgres, superuser, type PostgresMember } from './patroni.ts'
import { openPgbouncer } from './pgbouncer.ts'
import { findPrograms } from './programs.ts'
import { freePorts, until, type Part } from './run.ts'
import { openVarnish } from './varnish.ts'
import { openShopNode } from './shop-node.ts'

const database = 'shop'
const user = 'shop'

/** Until its first checks are done, the load balancer takes every server for the primary. */
async function createDatabase(url: string, password: string): Promise<boolean> {
  const admin = await connect({ url, name: 'cluster' })
  try {
    const { rows } = await admin.query<{ isCopy: boolean }>('select pg_is_in_recovery() as "isCopy"')
    if (rows[0]!.isCopy) return false
    await admin.query(`create role ${user} login password '${password}'`)
    await admin.query(`create database ${database} owner ${user}`)
    return true
  } finally {
    await admin.end()
  }
}

type Options = {
  nodes?: number
  /** Besides what the cluster sets. */
  env?: Record<string, string>
  onOpened?: (name: string) => void
}

/**
 * The shop as a large retailer runs it, on one machine: three servers of PostgreSQL that Patroni watches over, etcd, a
 * pooler, a load balancer and several nodes. Everything is in one temporary folder and ends together.
 */
export async function openProductionCluster({ nodes = 2, env = {}, onOpened = () => {} }: Options = {}) {
  const programs = findPrograms(['etcd', 'patroni', 'haproxy', 'pgbouncer', 'varnishd'])
  const as = runAs()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-cluster-'))
  chmodSync(folder, 0o711)
  const inner = path.join(folder, 'postgres')
  mkdirSync(inner, { mode: 0o711 })
  if (as) chownSync(inner, as.uid, as.gid)
  const parts: Part[] = []
  const keep = (part: Part) => {
    parts.push(part)
    onOpened(part.name)
    return part
  }

  async function close({ isKept = false } = {}): Promise<void> {
    for (const part of parts.toReversed()) await part.end()
    if (!isKept) rmSync(folder, { recursive: true, force: true })
  }

  async function open() {
    const ports = await freePorts(6 + 6 + 5 + nodes)
    const next = () => ports.shift()!
    const passwords = { superuser: randomBytes(18).toString('hex'), replication: randomBytes(18).toString('hex') }
    const password = randomBytes(18).toString('hex')

    const members = Array.from({ length: 3 }, () => ({ client: next(), peer: next() }))
    const etcd = await openEtcd({ program: programs.etcd, folder, members })
    for (const { part } of etcd) keep(part)
    const postgres = await openPostgres({
      programs,
      folder: inner,
      as,
      etcd: members.map(({ client }) => client),
      members: Array.from({ length: 3 }, () => ({ port: next(), api: next() })),
      passwords,
    })
    for (const { patroni } of postgres) keep(patroni)

    const [primary, replicas, pooler, shopPort, cachePort] = [next(), next(), next(), next(), next()]
    const nodePorts = Array.from({ length: nodes }, (_, at) => ({ name: `shop-${at + 1}`, port: next() }))
    const urlAt = (port: number, name = database, who = `${user}:${password}`) =>
      `postgres://${who}@127.0.0.1:${port}/${name}`
    const haproxy = keep(
      await openHaproxy({
        program: programs.haproxy,
        folder,
        servers: postgres,
        primary,
        replicas,
        nodes: nodePorts,
        shop: shopPort,
      }),
    )
    await until(
      () => createDatabase(urlAt(primary, 'postgres', `${superuser}:${passwords.superuser}`), password),
      'A primary behind the load balancer',
    )
    const pgbouncer = keep(
      await openPgbouncer({
        program: programs.pgbouncer,
        folder: inner,
        as,
        port: pooler,
        primary,
        user,
        password,
        database,
        connections: 20,
      }),
    )
    const shared = {
      DATABASE_URL: urlAt(pooler),
      DATABASE_POOLER: 'transaction',
      DATABASE_LISTEN_URL: urlAt(primary),
      DATABASE_REPLICA_URL: urlAt(replicas),
      BANK_DATA_KEYS: `cluster:${randomBytes(32).toString('base64')}`,
      // The host says which store it is, so that a cache may keep its pages.
      STORE_HOSTS: '127.0.0.1=ar',
      CDN_PURGE: `varnish=http://127.0.0.1:${cachePort}`,
      LOG_LEVEL: 'warn',
      ...env,
    }
    const varnish = keep(await openVarnish({ program: programs.varnishd, folder, port: cachePort, shop: shopPort }))
    // One after the other: the first one makes the tables.
    const shop: Part[] = []
    for (const { name, port } of nodePorts) shop.push(keep(await openShopNode({ name, folder, port, env: shared })))

    return {
      folder,
      etcd,
      postgres,
      haproxy,
      pgbouncer,
      varnish,
      nodes: shop.map((part, at) => ({ part, url: `http://127.0.0.1:${nodePorts[at]!.port}` })),
      /** The shop behind its load balancer. */
      url: `http://127.0.0.1:${shopPort}`,
      /** The same behind a cache. */
      cachedUrl: `http://127.0.0.1:${cachePort}`,
      /** Straight to the primary. */
      databaseUrl: urlAt(primary),
      adminUrl: urlAt(primary, database, `${superuser}:${passwords.superuser}`),
      /** The server that takes writes now, if Patroni knows one. */
      async primary(): Promise<PostgresMember | undefined> {
        const leader = (await membersOf(postgres)).find(({ role }) => role === 'leader')
        return postgres.find(({ name }) => name === leader?.name)
      },
      members: () => membersOf(postgres),
      close,
    }
  }

  try {
    return await open()
  } catch (error) {
    await close({ isKept: true })
    throw new Error(`${(error as Error).message} Logs: ${folder}`, { cause: error })
  }
}
