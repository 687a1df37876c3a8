import { listKeys, makeKey, revokeKey } from './api-keys.ts'
import { listActs } from './audit.ts'
import {
  addContentPicture,
  cancelContent,
  checkContent,
  discardContent,
  draftContent,
  listContent,
  openContent,
  publishContent,
  readContentVersion,
  rollBackContent,
} from './content.ts'
import { findCustomers, signOutCustomer } from './customers.ts'
import { carryOutDataRequest, listDataRequests, noteDataRequest, refuseDataRequest } from './data-requests.ts'
import { giveCredit, showCustomer, startRecovery } from './customer-care.ts'
import { decidePayout, listPayouts, readMoney, readMoneyWorkbook, showPayoutAccount } from './money.ts'
import {
  cancelOrder,
  confirmPayment,
  listOrders,
  moveOrder,
  noteOrder,
  refuseParcel,
  revealOrder,
  sendMailAgain,
  showOrder,
} from './orders.ts'
import { changeAddress, listPlaces } from './order-address.ts'
import { decideDispute, listDisputes, noteDispute } from './disputes.ts'
import { cutOrder, previewCut, retryRefund } from './order-cuts.ts'
import { sendParcel } from './order-parcels.ts'
import { openProof } from './order-proof.ts'
import { printOrderPapers, printPickList } from './order-papers.ts'
import { listPayables, listPayoutFiles, makePayoutFile, payPayoutFile, readPayoutFile } from './payout-files.ts'
import { addReturnPhoto, readReturnPhoto } from './return-photos.ts'
import { listReconciliations, makeReconciliation, readReconciliation } from './reconcile.ts'
import { decideReturn, listReturns, settleReturn, showReturn } from './returns.ts'
import {
  acceptLink,
  changeStaff,
  disableStaff,
  inviteStaff,
  listSessions,
  listStaff,
  openLink,
  readSession,
  relinkStaff,
  revokeSession,
  signIn,
  signOut,
} from './staff.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'
import { decideRequest, listRequests } from './second-person.ts'
import { readSetup } from './setup.ts'
import { readHealth, readSettings, readSystem, retryDelivery, retryMail } from './system.ts'
import { listMissedSearches, listSlowRoutes, listStockOuts, readToday } from './today.ts'
import { deleteWebhook, listDeliveries, listWebhooks, sendAgain, setWebhook } from './webhooks.ts'

/** Every call of the desk: mounted by the server, described by its OpenAPI, tried by the matrix of permissions. */
export const deskEndpoints = [
  readSession,
  signIn,
  signOut,
  openLink,
  acceptLink,
  listSessions,
  revokeSession,
  listStaff,
  inviteStaff,
  changeStaff,
  disableStaff,
  relinkStaff,
  listKeys,
  makeKey,
  revokeKey,
  readToday,
  readSetup,
  listStockOuts,
  listMissedSearches,
  listSlowRoutes,
  listViews,
  saveView,
  deleteView,
  listOrders,
  showOrder,
  revealOrder,
  moveOrder,
  cancelOrder,
  confirmPayment,
  refuseParcel,
  noteOrder,
  sendMailAgain,
  listPlaces,
  changeAddress,
  previewCut,
  cutOrder,
  retryRefund,
  printPickList,
  printOrderPapers,
  sendParcel,
  openProof,
  listReturns,
  showReturn,
  decideReturn,
  settleReturn,
  addReturnPhoto,
  readReturnPhoto,
  findCustomers,
  signOutCustomer,
  showCustomer,
  giveCredit,
  startRecovery,
  listDataRequests,
  noteDataRequest,
  carryOutDataRequest,
  refuseDataRequest,
  readMoney,
  readMoneyWorkbook,
  listPayouts,
  showPayoutAccount,
  decidePayout,
  listRequests,
  decideRequest,
  listDisputes,
  noteDispute,
  decideDispute,
  listPayables,
  listPayoutFiles,
  makePayoutFile,
  readPayoutFile,
  payPayoutFile,
  listReconciliations,
  makeReconciliation,
  readReconciliation,
  readSystem,
  readHealth,
  readSettings,
  listWebhooks,
  setWebhook,
  deleteWebhook,
  listDeliveries,
  sendAgain,
  retryMail,
  retryDelivery,
  listActs,
  listContent,
  openContent,
  readContentVersion,
  checkContent,
  draftContent,
  publishContent,
  rollBackContent,
  discardContent,
  cancelContent,
  addContentPicture,
] as const
