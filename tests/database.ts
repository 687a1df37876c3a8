import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#db/open.ts'

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('serverUrl') })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

/** A migrated database of this test file's own, dropped when the file is done. */
export async function freshDatabase(): Promise<OpenDatabase & { url: string }> {
  const name = `vereda_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${inject('template')}`)
  const url = new URL(inject('serverUrl'))
  url.pathname = `/${name}`
  const opened = openDatabase(url.href)
  afterAll(async () => {
    await opened.close()
    await administer(`drop database if exists ${name} with (force)`)
  })
  return { ...opened, url: url.href }
}
