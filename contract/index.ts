import {
  addAddress,
  editAddress,
  readAddresses,
  readAddressTypes,
  readEnabledAddressTypes,
  removeAddress,
} from './customers/addresses.ts'
import { readGiftCards, redeemGiftCard, sendGiftCard } from './buy/gift-cards.ts'
import { readBranchOffices } from './buy/branch-offices.ts'
import { readBankData } from './after-sale/bank-data.ts'
import { readBrands } from './browse/brands.ts'
import { addVoucher, mergeCart, readCart, readCartHash, removeFromCart, removeVoucher, writeCart } from './buy/cart.ts'
import { categoryCatalog, searchCatalog, staticPageCatalog } from './browse/catalog.ts'
import { payOrder, placeOrder, readCheckout, readPaymentResult } from './buy/checkout.ts'
import { readConfig } from './platform/config.ts'
import { processCredit, readCredits } from './after-sale/credits.ts'
import {
  autologin,
  confirmPassword,
  editCustomer,
  endLogin,
  forgotPassword,
  login,
  logout,
  readCustomer,
  readLogins,
  register,
  renewSession,
  resetPassword,
} from './customers/account.ts'
import { readContent, readHelp } from './content/pages.ts'
import { deleteAccount, readClosing, readMyData } from './customers/data-rights.ts'
import type { Endpoint } from './platform/endpoint.ts'
import { readExchangeOptions, readExchangeOrders, readExchangeSizes } from './after-sale/exchange-start.ts'
import {
  cancelExchange,
  createExchange,
  readExchange,
  readExchangeNotifier,
  readExchanges,
  reviewExchange,
} from './after-sale/exchanges.ts'
import { reportExposure } from './content/experiments.ts'
import { readFlags } from './content/flags.ts'
import { readCities, readNearestCity, readPlaceOfPostcode, readRegions } from './browse/geo.ts'
import { requestHelp } from './content/help.ts'
import { readHome } from './browse/home.ts'
import { readMemberships } from './after-sale/memberships.ts'
import { readMenu, readStaticMenu, readSegments, readHorizontalMenu } from './browse/menu.ts'
import { readAccountHome } from './customers/account-home.ts'
import { eraseMySize, readMySizes, setMySize } from './customers/my-sizes.ts'
import {
  confirmNewsletter,
  readNewsletterPreferences,
  setNewsletterPreferences,
  signNewsletter,
  unsignNewsletter,
} from './content/newsletter.ts'
import { buyAgain, cancelOrder, readOrder, readOrders, readStatusNotifier, regretOrder } from './buy/orders.ts'
import {
  addPasskey,
  passkeyOptions,
  passkeyLoginOptions,
  deletePasskey,
  passkeyLogin,
  readPasskeys,
  renamePasskey,
} from './customers/passkeys.ts'
import { paymentWebhook } from './buy/payments.ts'
import { readAddiWidget, readCards, readProduct } from './browse/product.ts'
import { readRecommendations, trackRecommendation } from './browse/recommendations.ts'
import { readReviewables, readReviews, writeReview } from './browse/reviews.ts'
import { facebookLogin } from './customers/social-login.ts'
import { readShippingMethods } from './buy/shipping.ts'
import { sendTransferProof } from './buy/transfer-proof.ts'
import { readSizes } from './browse/sizes.ts'
import { answerSurvey, readSurvey } from './content/survey.ts'
import { requestStockAlert } from './browse/stock-alert.ts'
import { legacySuggestions, readSuggestions, readTopSearches } from './browse/suggestions.ts'
import {
  deleteDevice,
  disableTwoStep,
  enableTwoStep,
  readDevices,
  readTwoStep,
  sendCode,
  validateCode,
} from './customers/two-step.ts'
import { readMovements, readWallet, readWalletConfig, requestWithdrawal } from './after-sale/wallet.ts'
import { addToWishlist, mergeWishlist, readFavourites, readWishlist, removeFromWishlist } from './customers/wishlist.ts'

/** Every declared call, for the documentation page; a call missing here is not documented. */
export const endpoints: readonly Endpoint[] = [
  readMyData,
  readClosing,
  deleteAccount,
  readPasskeys,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  deletePasskey,
  passkeyLoginOptions,
  passkeyLogin,
  readConfig,
  readCities,
  readRegions,
  readNearestCity,
  readPlaceOfPostcode,
  signNewsletter,
  confirmNewsletter,
  unsignNewsletter,
  readNewsletterPreferences,
  setNewsletterPreferences,
  searchCatalog,
  categoryCatalog,
  staticPageCatalog,
  readSuggestions,
  readTopSearches,
  legacySuggestions,
  readProduct,
  readAddiWidget,
  readCards,
  readReviews,
  readReviewables,
  writeReview,
  requestStockAlert,
  readSizes,
  readShippingMethods,
  readHome,
  readMenu,
  readStaticMenu,
  readSegments,
  readHorizontalMenu,
  readBrands,
  readContent,
  readHelp,
  requestHelp,
  reportExposure,
  readFlags,
  readSurvey,
  answerSurvey,
  readRecommendations,
  trackRecommendation,
  login,
  register,
  facebookLogin,
  autologin,
  renewSession,
  logout,
  forgotPassword,
  resetPassword,
  readCustomer,
  editCustomer,
  readLogins,
  endLogin,
  confirmPassword,
  readTwoStep,
  readDevices,
  deleteDevice,
  enableTwoStep,
  disableTwoStep,
  sendCode,
  validateCode,
  readAddresses,
  addAddress,
  editAddress,
  removeAddress,
  readAddressTypes,
  readEnabledAddressTypes,
  readWishlist,
  addToWishlist,
  mergeWishlist,
  removeFromWishlist,
  readFavourites,
  readMySizes,
  readAccountHome,
  setMySize,
  eraseMySize,
  readCartHash,
  readCart,
  writeCart,
  removeFromCart,
  mergeCart,
  addVoucher,
  removeVoucher,
  readCheckout,
  placeOrder,
  payOrder,
  readPaymentResult,
  paymentWebhook,
  readOrders,
  readStatusNotifier,
  readOrder,
  cancelOrder,
  buyAgain,
  sendTransferProof,
  regretOrder,
  readBankData,
  readCredits,
  processCredit,
  readWalletConfig,
  readWallet,
  readMovements,
  requestWithdrawal,
  readGiftCards,
  sendGiftCard,
  redeemGiftCard,
  readMemberships,
  readExchangeOrders,
  readExchangeOptions,
  readExchangeSizes,
  readBranchOffices,
  reviewExchange,
  createExchange,
  readExchange,
  readExchanges,
  cancelExchange,
  readExchangeNotifier,
]
