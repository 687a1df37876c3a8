import type { Handle } from '#db/connection/handle.ts'
import { annulLateDropoffs } from './after-sale/exchanges/annul-late-dropoffs.ts'
import {
  deleteCustomerCarts,
  deleteDeliveries,
  deleteEvents,
  deleteGuestCarts,
  deleteIdempotency,
  deleteKeys,
  deleteMail,
  deleteProductChanges,
} from './operations/leftovers/delete-leftovers.ts'
import { archiveAudit } from './operations/leftovers/archive-audit.ts'
import { deleteReturnPhotos } from './after-sale/exchanges/return-photos.ts'
import { reportChargebacks } from './after-sale/exchanges/report-chargebacks.ts'
import { endMemberships } from './after-sale/memberships/end-memberships.ts'
import { expireCredits } from './after-sale/credits/expire-credits.ts'
import { expireWalletMoney } from './after-sale/wallet/expire-wallet-money.ts'
import { sendWebhooks, type WebhookServices } from './platform/notices/send-webhooks.ts'
import { sendMail } from './platform/mail/send-mail.ts'
import { cancelUnpaidOrders, checkPayments, endPaymentPages, refundPayments } from './buy/payments/jobs.ts'
import { reconcile } from './buy/payments/reconcile.ts'
import { sendGiftCards } from './buy/gift-cards/send-gift-cards.ts'
import { changeProducts } from './browse/assortment/run-bulks.ts'
import { notifyStockAlerts } from './browse/stock-alert/notify-stock-alerts.ts'
import { reportPurchases } from './content/measurement/report-purchases.ts'
import { showValidContent } from './content/documents/show-valid-content.ts'
import { sendSurveys } from './content/survey/send-surveys.ts'
import { sendReviewRequests } from './browse/reviews/send-review-requests.ts'
import { announceInstalments } from './buy/payments/instalments/announce-instalments.ts'
import { deleteTransferProofs } from './buy/payments/transfer/delete-proofs.ts'
import { deleteReviewPhotos } from './browse/reviews/delete-photos.ts'
import { deleteQuestions } from './content/help/delete-questions.ts'
import { writeFeeds } from './operations/feeds/links/write-feeds.ts'
import { fetchFeeds } from './operations/feeds/sources/fetch-feeds.ts'
import { deleteUnusedPhotos } from './operations/photos/delete-unused-photos.ts'
import { fetchPhotosJob } from './operations/photos/fetch-photos.ts'

import type { Acting } from './platform/audit/audit.ts'
import { OperatorRefusal } from './platform/audit/refusal.ts'
import type { GatewaysOn } from './buy/payments/port.ts'
import type { ReportPurchase } from './content/measurement/measurement-protocol.ts'
import type { FeedSource } from './operations/feeds/links/stored-feeds.ts'
import type { SourceServices } from './operations/feeds/sources/fetch-source.ts'
import type { PhotoServices } from './operations/photos/fetch-photos.ts'
import type { Job, JobResult } from './platform/jobs/job.ts'
import { runJob } from './platform/jobs/run-job.ts'
import type { MailServices } from './platform/mail/services.ts'

/** The services of all jobs; each job names the part it needs. */
export type JobServices = {
  mail: MailServices
  /** How webhooks are sent; undefined: to the public internet only. */
  webhooks?: WebhookServices | undefined
  photos: PhotoServices
  gatewaysOn: GatewaysOn
  /** The source of the feeds for networks; undefined where none are written. */
  feeds?: FeedSource | undefined
  /** How retailers' feeds are fetched; undefined where none are. */
  sources?: SourceServices | undefined
  /** Undefined where the server reports no purchases. */
  reportPurchase?: ReportPurchase | undefined
}

/** Every job, in the order the operator sees them. */
export const jobs: readonly Job<JobServices>[] = [
  sendMail,
  sendWebhooks,
  notifyStockAlerts,
  sendGiftCards,
  cancelUnpaidOrders,
  checkPayments,
  refundPayments,
  endPaymentPages,
  announceInstalments,
  changeProducts,
  showValidContent,
  reportPurchases,
  annulLateDropoffs,
  expireCredits,
  expireWalletMoney,
  endMemberships,
  deleteGuestCarts,
  deleteCustomerCarts,
  deleteKeys,
  deleteIdempotency,
  deleteEvents,
  deleteProductChanges,
  deleteMail,
  deleteDeliveries,
  archiveAudit,
  fetchFeeds,
  fetchPhotosJob,
  writeFeeds,
  sendSurveys,
  sendReviewRequests,
  deleteReviewPhotos,
  deleteUnusedPhotos,
  deleteTransferProofs,
  deleteReturnPhotos,
  deleteQuestions,
  reportChargebacks,
  reconcile,
]

export type JobReport = { job: Pick<Job, 'name' | 'summary'> } & JobResult

/** Runs what is due at `acting.now`, of all jobs or of one by name. Repeating it has no effect. */
export async function runJobs(db: Handle, acting: Acting, services: JobServices, only?: string): Promise<JobReport[]> {
  const chosen = jobs.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0) {
    throw new OperatorRefusal(`There is no job "${only}": one of ${jobs.map(({ name }) => name).join(', ')}.`)
  }
  const reports: JobReport[] = []
  for (const job of chosen) reports.push({ job, ...(await runJob(db, job, acting, services)) })
  return reports
}
