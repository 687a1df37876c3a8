import {
  providerAccountListCommand,
  providerAccountRemoveCommand,
  providerAccountSetCommand,
  providerAccountUseCommand,
} from './provider-accounts.ts'
import {
  bankListCommand,
  bankOffCommand,
  bankOnCommand,
  instalmentsAddCommand,
  instalmentsListCommand,
  instalmentsRemoveCommand,
} from './instalments.ts'
import { parcelRefusedCommand, paymentCashCommand } from './cash-on-delivery.ts'
import { paymentProofCommand } from './transfer-proof.ts'
import type { Command } from '#server/command-line/command.ts'
import { bankAccountCommand, sealBankDataCommand } from './bank-data.ts'
import {
  annulExchangeCommand,
  approveExchangeCommand,
  finishExchangeCommand,
  receiveExchangeCommand,
  rejectExchangeCommand,
} from './exchanges.ts'
import { attributeListCommand, attributeSetCommand } from './attributes.ts'
import { branchListCommand, branchRemoveCommand, branchSetCommand } from './branches.ts'
import { brandLogoCommand, brandSetCommand, brandShowCommand } from './brand.ts'
import {
  menuListCommand,
  menuSetCommand,
  pageDeleteCommand,
  pageListCommand,
  pageSetCommand,
  pageShowCommand,
} from './content.ts'
import {
  contentDiscardCommand,
  contentDraftCommand,
  contentHistoryCommand,
  contentListCommand,
  contentPublishCommand,
  contentRollbackCommand,
  contentShowCommand,
} from './content-documents.ts'
import { couponCreateCommand, couponEndCommand, couponListCommand, couponShowCommand } from './coupons.ts'
import { promotionCreateCommand, promotionEndCommand, promotionListCommand } from './promotions.ts'
import { customerFindCommand } from './customers.ts'
import { feedSourceCommand } from './feed-sources.ts'
import { exportCommand, feedsCommand, importCommand } from './feeds.ts'
import { experimentCommand, setFlagCommand } from './flags.ts'
import { jobsCommand, runJobsCommand } from './jobs.ts'
import { mailCommand, retryMailCommand } from './mail.ts'
import {
  notifyListCommand,
  notifySetCommand,
  webhookDeleteCommand,
  webhookDeliveriesCommand,
  webhookListCommand,
  webhookRetryCommand,
  webhookSetCommand,
} from './notices.ts'
import { advanceOrderCommand, setStockCommand } from './orders.ts'
import {
  payCreditCommand,
  payWithdrawalCommand,
  rejectCreditCommand,
  rejectWithdrawalCommand,
  revokeSessionsCommand,
} from './people.ts'
import {
  orderAddressCommand,
  orderCutCommand,
  orderParcelCommand,
  orderMailAgainCommand,
  orderNoteCommand,
  refundRetryCommand,
} from './order-desk.ts'
import { orderShowCommand, ordersListCommand } from './order-lists.ts'
import { returnsListCommand, revocationsListCommand, withdrawalsListCommand } from './requests.ts'
import { salesCommand } from './sales.ts'
import { approveReviewCommand, rejectReviewCommand, reviewsCommand } from './reviews.ts'
import { explainSearchCommand } from './explain-search.ts'
import {
  placementVerbs,
  redirectAddCommand,
  redirectListCommand,
  redirectRemoveCommand,
  synonymAddCommand,
  synonymListCommand,
  synonymRemoveCommand,
} from './search-rules.ts'
import { hideSearchCommand, showSearchCommand } from './searches.ts'
import {
  paymentAccountCommand,
  paymentConfirmCommand,
  paymentListCommand,
  paymentOffCommand,
  paymentOnCommand,
  paymentRefundedCommand,
} from './payments.ts'
import { photosAddCommand, photosCommand, pictureAddCommand } from './photos.ts'
import {
  shippingCalendarCommand,
  shippingListCommand,
  shippingRemoveCommand,
  shippingSetCommand,
  shippingWeightCommand,
} from './shipping.ts'
import { secondPersonCommand } from './second-person.ts'
import { staffDisableCommand, staffLinkCommand, staffListCommand } from './staff.ts'
import { storeDefaultCommand, storeListCommand, storeOffCommand, storeOnCommand } from './stores.ts'
import { termsListCommand, termsSetCommand, termsTaxCommand } from './terms.ts'
import { reset, seed } from './seeding.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  reset,
  seed,
  ordersListCommand,
  orderShowCommand,
  returnsListCommand,
  withdrawalsListCommand,
  revocationsListCommand,
  customerFindCommand,
  salesCommand,
  couponCreateCommand,
  couponListCommand,
  couponShowCommand,
  couponEndCommand,
  promotionCreateCommand,
  promotionListCommand,
  promotionEndCommand,
  contentListCommand,
  contentShowCommand,
  contentDraftCommand,
  contentPublishCommand,
  contentRollbackCommand,
  contentDiscardCommand,
  contentHistoryCommand,
  menuListCommand,
  menuSetCommand,
  pageListCommand,
  pageShowCommand,
  pageSetCommand,
  pageDeleteCommand,
  advanceOrderCommand,
  orderNoteCommand,
  orderMailAgainCommand,
  orderAddressCommand,
  orderCutCommand,
  orderParcelCommand,
  refundRetryCommand,
  setStockCommand,
  approveExchangeCommand,
  rejectExchangeCommand,
  receiveExchangeCommand,
  finishExchangeCommand,
  annulExchangeCommand,
  payWithdrawalCommand,
  rejectWithdrawalCommand,
  payCreditCommand,
  rejectCreditCommand,
  bankAccountCommand,
  sealBankDataCommand,
  revokeSessionsCommand,
  jobsCommand,
  runJobsCommand,
  mailCommand,
  retryMailCommand,
  reviewsCommand,
  approveReviewCommand,
  rejectReviewCommand,
  hideSearchCommand,
  showSearchCommand,
  explainSearchCommand,
  synonymListCommand,
  synonymAddCommand,
  synonymRemoveCommand,
  redirectListCommand,
  redirectAddCommand,
  redirectRemoveCommand,
  ...placementVerbs,
  attributeListCommand,
  attributeSetCommand,
  setFlagCommand,
  experimentCommand,
  importCommand,
  exportCommand,
  feedsCommand,
  feedSourceCommand,
  photosCommand,
  photosAddCommand,
  pictureAddCommand,
  notifyListCommand,
  notifySetCommand,
  webhookListCommand,
  webhookSetCommand,
  webhookDeleteCommand,
  webhookDeliveriesCommand,
  webhookRetryCommand,
  brandShowCommand,
  brandSetCommand,
  brandLogoCommand,
  staffListCommand,
  staffLinkCommand,
  staffDisableCommand,
  secondPersonCommand,
  storeListCommand,
  storeOnCommand,
  storeOffCommand,
  storeDefaultCommand,
  shippingListCommand,
  shippingSetCommand,
  shippingRemoveCommand,
  shippingCalendarCommand,
  shippingWeightCommand,
  termsListCommand,
  termsSetCommand,
  termsTaxCommand,
  branchListCommand,
  branchSetCommand,
  branchRemoveCommand,
  paymentListCommand,
  paymentOnCommand,
  paymentOffCommand,
  paymentAccountCommand,
  paymentConfirmCommand,
  paymentRefundedCommand,
  paymentProofCommand,
  paymentCashCommand,
  parcelRefusedCommand,
  instalmentsListCommand,
  instalmentsAddCommand,
  instalmentsRemoveCommand,
  bankListCommand,
  bankOnCommand,
  bankOffCommand,
  providerAccountListCommand,
  providerAccountSetCommand,
  providerAccountUseCommand,
  providerAccountRemoveCommand,
]
