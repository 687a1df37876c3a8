import { z } from 'zod/mini'
import { maxReturnPhotoBytes } from '#domain/after-sale/exchanges/conditions.ts'
import { string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { changedReturn, ofReturn } from './returns.ts'

/** Of the bytes as base64. */
const longest = Math.ceil(maxReturnPhotoBytes / 3) * 4

export const addReturnPhoto = deskEndpoint({
  method: 'POST',
  path: '/desk/api/returns/:batchnumber/photos',
  summary: 'A photograph of goods that came back: JPEG, PNG or WebP as base64, at most 2 MB',
  permission: 'returns.decide',
  params: ofReturn,
  body: z.object({ photo: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(longest)) }),
  maxBytes: longest + 1024,
  reply: changedReturn,
})

export const readReturnPhoto = deskEndpoint({
  method: 'GET',
  path: '/desk/api/returns/:batchnumber/photos/:key',
  summary: 'A photograph of goods that came back, as WebP in base64',
  permission: 'returns.read',
  params: z.object({ ...ofReturn.shape, key: z.string().check(z.regex(/^[0-9a-f]{32}$|^\d{1,12}$/)) }),
  reply: z.object({ content: string }),
})
