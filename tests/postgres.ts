import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** One real PostgreSQL per run, with one migrated template that every test file copies. */
export default async function setup({ provide }: TestProject) {
  const given = process.env.DATABASE_URL
  const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-test-'))
  chmodSync(home, 0o711)
  const cluster = given ? undefined : await openCluster({ home, isDurable: false })
  const serverUrl = given ?? cluster!.url
  const template = `vereda_template_${process.pid}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${template}`
  await migrateDatabase(url.href)
  provide('serverUrl', serverUrl)
  provide('template', template)

  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await cluster?.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
