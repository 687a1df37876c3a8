import { lte } from '#db/connection/drizzle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { question } from '#db/schema/questions.ts'
import { questionDays } from '#domain/content/help/question.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { allDone, daily, type Job } from '#server/platform/jobs/job.ts'

const dayMs = 24 * 60 * 60 * 1000

export const deleteQuestions: Job = {
  name: 'delete-questions',
  summary: `forget questions of shoppers, with their answers and notes, ${questionDays} days after they were last touched`,
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const untouchedSince = new Date(acting.now.getTime() - questionDays * dayMs)
      const { rowCount } = await tx.delete(question).where(lte(question.touchedAt, untouchedSince))
      const done = rowCount ?? 0
      if (done > 0) await writeAudit(tx, acting, 'delete-questions', `${done} rows`)
      return allDone(done)
    }),
}
