/** What reaches its buyer without a parcel: a gift card by mail, a membership in the account. */
export type Parcelless = { isGiftCard: boolean; isMembership: boolean }

/** Whether there is no shipment, so that no address and no shipping cost apply. */
export const isSentByMail = (lines: readonly Parcelless[]): boolean =>
  lines.length > 0 && lines.every(({ isGiftCard, isMembership }) => isGiftCard || isMembership)
