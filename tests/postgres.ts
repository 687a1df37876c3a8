import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { openDatabase } from '#db/connection/open.ts'
import { writePlaces } from '#db/places/write-places.ts'
import { writeBrand } from '#demo/brand/write-brand.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { noon } from './demo-moment.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    template: string
    demoTemplate: string
  }
}

/** Layers whose tests never open a database. */
const withoutDatabase = /^(\.\/)?(domain|contract|app|scripts)\//

/** Whether only such files were asked for: their tests are done before a database would be open. */
export function needsDatabase(words: readonly string[]): boolean {
  const files = words.filter((word) => !word.startsWith('-') && word.includes('/'))
  return files.length === 0 || files.some((file) => !withoutDatabase.test(file))
}

/** One real PostgreSQL per run, with two templates that test files copy: a migrated one with the demo's brand, and one with all of the demo. */
export default async function setup({ provide }: TestProject) {
  if (!needsDatabase(process.argv.slice(2))) return undefined
  const databaseUrl = process.env.DATABASE_URL
  const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-test-'))
  chmodSync(home, 0o711)
  const cluster = databaseUrl ? undefined : await openCluster({ home, isDurable: false })
  const serverUrl = databaseUrl ?? cluster!.url
  const template = `vereda_template_${process.pid}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  const demoTemplate = `vereda_demo_${process.pid}`
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  await admin.query(`create database ${template}`)
  await migrateDatabase(urlOf(template))
  const fresh = openDatabase(urlOf(template), { connections: 1 })
  await writeBrand(fresh.db, noon)
  await fresh.close()
  await admin.query(`create database ${demoTemplate} template ${template}`)
  const demo = openDatabase(urlOf(demoTemplate), { connections: 1 })
  await writePlaces(demo.db)
  await seedDemo(demo.db, { now: noon })
  await demo.close()
  provide('serverUrl', serverUrl)
  provide('template', template)
  provide('demoTemplate', demoTemplate)

  return async () => {
    for (const name of [demoTemplate, template]) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await cluster?.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
