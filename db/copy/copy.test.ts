import type pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { connect } from '../connection/connect.ts'
import { sql } from '../connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { copyCell, copyLine, type Cell } from './copy-text.ts'
import { copyInto } from './copy.ts'

const { db, url } = await freshDatabase()
await db.execute(sql`create table note (id int primary key, body text, at timestamptz, done bool)`)
beforeEach(async () => {
  await db.execute(sql`truncate note`)
})
const target = { table: 'note', columns: ['id', 'body', 'at', 'done'] }

/** Connections of the pool send statements ahead of their answers, which COPY cannot. */
async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect({ url, name: 'copy' })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test.each([
  ['a\tb', 'a\\tb'],
  ['a\nb\r', 'a\\nb\\r'],
  ['C:\\N', 'C:\\\\N'],
  ['', ''],
  [null, '\\N'],
  [true, 't'],
  [0, '0'],
] as const)('%j is written as %j', (cell, text) => {
  expect(copyCell(cell)).toBe(text)
})

test('what goes in comes out again, letter by letter', async () => {
  const at = new Date('2026-03-01T12:00:00.000Z')
  const rows: Cell[][] = [
    [1, 'tab\tnewline\nreturn\rbackslash\\ and \\N', at, true],
    [2, '', null, false],
    [3, null, null, null],
    [4, 'ñandú 👟 — “comillas”', at, true],
    [5, '\\.', at, true],
  ]
  expect(await withClient((client) => copyInto(client, target, rows.map(copyLine)))).toBe(5)
  const { rows: found } = await db.execute(sql`select id, body, at, done from note order by id`)
  expect(found.map((row) => [row.id, row.body, row.at === null ? null : new Date(row.at as string), row.done])).toEqual(
    rows,
  )
})

test('a line may be broken anywhere, also inside a letter’s neighbours', async () => {
  const text = copyLine([7, 'zapatillas', null, true]) + copyLine([8, 'camiseta', null, false])
  expect(await withClient((client) => copyInto(client, target, text))).toBe(2)
})

test('a row that breaks a rule is named, nothing is kept and the connection still works', async () => {
  await withClient(async (client) => {
    function* endless() {
      for (let id = 1; ; id++) yield copyLine([id === 40_000 ? 1 : id, 'x'.repeat(500), null, true])
    }
    await expect(copyInto(client, target, endless())).rejects.toThrow(/into note failed: .*note_pkey.*line 40000/)
    expect((await client.query('select count(*)::int as n from note')).rows).toEqual([{ n: 0 }])
  })
})

test('a source that fails takes its rows back and speaks for itself', async () => {
  await withClient(async (client) => {
    function* broken() {
      yield copyLine([1, 'first', null, true])
      throw new Error('no more wool')
    }
    await expect(copyInto(client, target, broken())).rejects.toThrow('no more wool')
    expect((await client.query('select count(*)::int as n from note')).rows).toEqual([{ n: 0 }])
  })
})

test('a table that does not exist is refused before anything is sent', async () => {
  await withClient(async (client) => {
    await expect(copyInto(client, { table: 'nota', columns: ['id'] }, ['1\n'])).rejects.toThrow(/nota.*does not exist/)
  })
})

test('a slow server sets the pace: the source is never far ahead of it', async () => {
  await withClient(async (client) => {
    let ahead = 0
    const socket = (client as unknown as { connection: { stream: { writableLength: number } } }).connection.stream
    function* big() {
      for (let id = 1; id <= 300; id++) {
        ahead = Math.max(ahead, socket.writableLength)
        yield copyLine([id, 'y'.repeat(100_000), null, true])
      }
    }
    expect(await copyInto(client, target, big())).toBe(300)
    expect(ahead).toBeLessThan(400_000)
  })
})
