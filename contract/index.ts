import {
  addAddress,
  editAddress,
  readAddresses,
  readAddressTypes,
  readEnabledAddressTypes,
  removeAddress,
} from './addresses.ts'
import { readGiftCards, redeemGiftCard, sendGiftCard } from './gift-cards.ts'
import { readBranchOffices } from './branch-offices.ts'
import { readBankData } from './bank-data.ts'
import { readBrands } from './brands.ts'
import { addVoucher, mergeCart, readCart, readCartHash, removeFromCart, removeVoucher, writeCart } from './cart.ts'
import { categoryCatalog, searchCatalog, staticPageCatalog } from './catalog.ts'
import { payOrder, placeOrder, readCheckout, readPaymentResult } from './checkout.ts'
import { readConfig } from './config.ts'
import { processCredit, readCredits } from './credits.ts'
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
} from './customer.ts'
import { readContent, readHelp } from './content.ts'
import { deleteAccount, readMyData } from './data-rights.ts'
import type { Endpoint } from './endpoint.ts'
import { readExchangeOptions, readExchangeOrders, readExchangeSizes } from './exchange-start.ts'
import {
  cancelExchange,
  createExchange,
  readExchange,
  readExchangeNotifier,
  readExchanges,
  reviewExchange,
} from './exchanges.ts'
import { tellExposure } from './experiments.ts'
import { readFlags } from './flags.ts'
import { readCities, readNearestCity, readRegions } from './geo.ts'
import { askForHelp } from './help.ts'
import { readHome } from './home.ts'
import { readMemberships } from './memberships.ts'
import { readMenu, readStaticMenu, readSegments, readHorizontalMenu } from './menu.ts'
import { eraseMySize, readMySizes, setMySize } from './my-sizes.ts'
import {
  confirmNewsletter,
  readNewsletterPreferences,
  setNewsletterPreferences,
  signNewsletter,
  unsignNewsletter,
} from './newsletter.ts'
import { buyAgain, cancelOrder, readOrder, readOrders, readStatusNotifier, regretOrder } from './orders.ts'
import {
  addPasskey,
  askPasskey,
  askPasskeyLogin,
  deletePasskey,
  passkeyLogin,
  readPasskeys,
  renamePasskey,
} from './passkeys.ts'
import { paymentWebhook } from './payments.ts'
import { readAddiWidget, readCards, readProduct } from './product.ts'
import { readRecommendations, trackRecommendation } from './recommendations.ts'
import { readReviewables, readReviews, writeReview } from './reviews.ts'
import { facebookLogin } from './social-login.ts'
import { readShippingMethods } from './shipping.ts'
import { readSizes } from './sizes.ts'
import { answerSurvey, readSurvey } from './survey.ts'
import { askStockAlert } from './stock-alert.ts'
import { legacySuggestions, readSuggestions, readTopSearches } from './suggestions.ts'
import {
  deleteDevice,
  disableTwoStep,
  enableTwoStep,
  readDevices,
  readTwoStep,
  sendCode,
  validateCode,
} from './two-step.ts'
import { readMovements, readWallet, readWalletConfig, requestWithdrawal } from './wallet.ts'
import { addToWishlist, mergeWishlist, readFavourites, readWishlist, removeFromWishlist } from './wishlist.ts'

/** Every declared call, for the documentation page; a call missing here is a call nobody can look up. */
export const endpoints: readonly Endpoint[] = [
  readMyData,
  deleteAccount,
  readPasskeys,
  askPasskey,
  addPasskey,
  renamePasskey,
  deletePasskey,
  askPasskeyLogin,
  passkeyLogin,
  readConfig,
  readCities,
  readRegions,
  readNearestCity,
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
  askStockAlert,
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
  askForHelp,
  tellExposure,
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
