import { expect, test } from 'vitest'
import { scratchFolder } from '#server/operations/feeds/tests/catalogue.ts'
import { photoStoreId } from './store-identity.ts'

const files = scratchFolder()
const idIn = (folder: string) => photoStoreId({ DATA_HOME: files.at(folder) }, '/')

test('nodes that share a folder or a bucket know it, and others know that they do not', () => {
  const [one, again, other] = [idIn('one'), idIn('one'), idIn('other')]
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(one)
  expect(other).not.toBe(one)
  const bucket = (url: string) => photoStoreId({ PHOTO_STORE_URL: url }, '/')
  expect(bucket('s3://KEY:SECRET@bucket.example/photos?region=sa-east-1')).toBe('bucket.example/photos')
  expect(bucket('s3://OTHER:SECRET@bucket.example/photos/')).toBe('bucket.example/photos')
})

test('a folder that cannot be written is no reason to guess', () => {
  expect(photoStoreId({ DATA_HOME: '/dev/null' }, '/')).toBeNull()
})
