import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { connectToCopy } from './read-copy.ts'

const nameOf = async (client: Awaited<ReturnType<typeof connectToCopy>>) =>
  (await client.query<{ name: string }>('select current_database() as name')).rows[0]!.name

test('a long read goes to the copy when there is one', async () => {
  const [primary, copy] = [await freshDatabase(), await freshDatabase()]
  const client = await connectToCopy({ url: primary.url, replicaUrl: copy.url }, 'test')
  onTestFinished(() => client.end())
  expect(await nameOf(client)).toBe(new URL(copy.url).pathname.slice(1))
})

test.each([undefined, 'postgres://nobody@127.0.0.1:1/nothing'])(
  'R31 without a copy that answers (%s) the primary is read',
  async (replicaUrl) => {
    const primary = await freshDatabase()
    const client = await connectToCopy({ url: primary.url, replicaUrl }, 'test')
    onTestFinished(() => client.end())
    expect(await nameOf(client)).toBe(new URL(primary.url).pathname.slice(1))
  },
)
