import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#db/connection/open.ts'

async function administer(statement: string): Promise<void> {
  if (!inject('serverUrl'))
    throw new Error('This run has no database, because only domain, contract, app or scripts were asked for')
  const admin = new pg.Client({ connectionString: inject('serverUrl') })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

export type TestDatabase = OpenDatabase & { url: string }

/** A copy of a template, dropped when the test file is done. */
async function copyOf(template: string): Promise<TestDatabase> {
  const name = `vereda_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template}`)
  const url = new URL(inject('serverUrl'))
  url.pathname = `/${name}`
  const opened = openDatabase(url.href)
  afterAll(async () => {
    await opened.close()
    await administer(`drop database if exists ${name} with (force)`)
  })
  return { ...opened, url: url.href }
}

/** An empty migrated database for this test file. */
export const freshDatabase = () => copyOf(inject('template'))

/** The same with places and the demo, written once per run: copying costs a tenth of writing. */
export const demoDatabase = () => copyOf(inject('demoTemplate'))

/** A database without any table. */
export const emptyDatabase = () => copyOf('template0')
