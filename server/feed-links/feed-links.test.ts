import { expect, test } from 'vitest'
import { operatorOn } from '#server/operator/tests/operator.ts'
import { openDemoShop } from '#server/product/tests/demo-shop.ts'

const shop = await openDemoShop()

test('feeds for networks stand at addresses that the operator is told, and nobody else can guess', async () => {
  const { said } = await operatorOn(shop.url)('feeds')
  const paths = [...said.matchAll(/\/feeds\/\S+/g)].map(([path]) => path)
  expect(paths).toHaveLength(6)
  const [xml, csv] = await Promise.all(paths.slice(0, 2).map((url) => shop.app.inject(url)))
  expect([xml!.statusCode, xml!.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(xml!.body).toContain('<g:id>ZM0001-38</g:id>')
  expect(csv!.body.split('\n')[0]).toMatch(/^id,item_group_id,title/)
  expect(csv!.body).toContain('ZM0001-38')
  const other = paths[0]!.replace(/\/feeds\/ar\/[^/]+/, '/feeds/ar/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
  expect((await shop.app.inject(other)).statusCode).toBe(404)
  expect((await shop.app.inject(paths[0]!.replace('/ar/', '/cl/'))).statusCode).toBe(404)
  expect((await shop.app.inject('/feeds/xx/a/nada.txt')).statusCode).toBe(404)
})
