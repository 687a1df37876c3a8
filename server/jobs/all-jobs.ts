import { annulLateDropoffs } from './annul-late-dropoffs.ts'
import { deleteEvents, deleteGuestCarts, deleteIdempotency, deleteKeys, deleteMail } from './delete-leftovers.ts'
import { endMemberships } from './end-memberships.ts'
import { expireCredits } from './expire-credits.ts'
import { expireWalletMoney } from './expire-wallet-money.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { cancelUnpaidOrders, checkPayments, reconcile, refundPayments } from '#server/payments/jobs.ts'
import { sendGiftCards } from '#server/gift-cards/send-gift-cards.ts'
import { tellStockAlerts } from '#server/stock-alert/tell-stock-alerts.ts'
import { tellPurchases } from '#server/measurement/tell-purchases.ts'
import { sendSurveys } from '#server/survey/send-surveys.ts'
import { askForReviews } from '#server/reviews/ask-for-reviews.ts'
import { deleteReviewPhotos } from '#server/reviews/delete-photos.ts'
import { writeFeeds } from '#server/feed-links/write-feeds.ts'
import { fetchFeeds } from '#server/feed-sources/fetch-feeds.ts'
import { fetchPhotosJob } from '#server/photos/fetch-photos.ts'
import type { Job } from './job.ts'

/** Every job, in the order in which the operator reads them. */
export const jobs: readonly Job[] = [
  sendMail,
  tellStockAlerts,
  sendGiftCards,
  cancelUnpaidOrders,
  checkPayments,
  refundPayments,
  tellPurchases,
  annulLateDropoffs,
  expireCredits,
  expireWalletMoney,
  endMemberships,
  deleteGuestCarts,
  deleteKeys,
  deleteIdempotency,
  deleteEvents,
  deleteMail,
  fetchFeeds,
  fetchPhotosJob,
  writeFeeds,
  sendSurveys,
  askForReviews,
  deleteReviewPhotos,
  reconcile,
]
