import { proofName, type PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { runEach, everyFiveMinutes, type Job } from '#server/platform/jobs/job.ts'
import { deleteProof, proofsToDelete } from './proofs.ts'

const batchSize = 500

/** Deletes the file first: a row without a file is tried again, but a file without a row would stay forever. */
export const deleteTransferProofs: Job<{ photos: { store: PhotoStore } }> = {
  name: 'delete-transfer-proofs',
  summary: 'delete proofs of transfers that were replaced, and all after 90 days',
  schedule: everyFiveMinutes,
  run: async (db, { now }, { photos }) =>
    runEach(
      db,
      await proofsToDelete(db, now, batchSize),
      ({ key }) => key,
      async (tx, { key }) => {
        await photos.store.remove(proofName(key))
        await deleteProof(tx, key)
        return true
      },
    ),
}
