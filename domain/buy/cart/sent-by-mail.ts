/** Whether there is no shipment: gift cards are sent by e-mail, so no address and no shipping cost apply. */
export const isSentByMail = (lines: readonly { isGiftCard: boolean }[]): boolean =>
  lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard)
