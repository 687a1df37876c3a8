import { expect, test } from 'vitest'
import { eq } from '#db/connection/drizzle.ts'
import { brand, category, supplier } from '#db/schema/catalog.ts'
import { freshDatabase } from '#tests/database.ts'
import { categoryTree } from './categories.ts'
import { writeTaxonomy } from './taxonomy.ts'

const { db } = await freshDatabase()

test('categories, brands and sellers of a store are written once, however often they are asked for', async () => {
  const first = await writeTaxonomy(db, 'co')
  expect(await writeTaxonomy(db, 'co')).toEqual(first)
  expect(await db.$count(brand, eq(brand.country, 'co'))).toBe(45)
  expect(await db.$count(supplier)).toBe(6)
  expect(await db.$count(category)).toBe(categoryTree('co').length)
  expect(first.categories.size).toBe(categoryTree('co').length)
})
