import type { FastifyInstance } from 'fastify'
import { addReturnPhoto, readReturnPhoto } from '#contract/desk/return-photos.ts'
import type { DeskReturn } from '#contract/desk/returns.ts'
import { DeskError } from '#domain/desk/errors.ts'
import {
  addReturnPhoto as add,
  readReturnPhoto as read,
  type PhotoStorage,
} from '#server/after-sale/exchanges/return-photos.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

type Parts = PhotoStorage & { shown(batchnumber: string, call: StaffCall): Promise<{ return: DeskReturn }> }

export function returnPhotoRoutes(app: FastifyInstance, mount: MountDesk, { shown, ...storage }: Parts) {
  mount(app, addReturnPhoto, async ({ params: { batchnumber }, body: { photo } }, call) => {
    await shown(batchnumber, call)
    await add(storage, { batchnumber, bytes: Buffer.from(photo, 'base64') }, call.acting())
    return shown(batchnumber, call)
  })

  mount(app, readReturnPhoto, async ({ params: { batchnumber, key } }, call) => {
    await shown(batchnumber, call)
    const photo = await read(storage, { batchnumber, key })
    if (!photo) throw new DeskError('not_found')
    return { content: photo.toString('base64') }
  })
}
