/** Whether a line is a thing: gift cards and memberships have no colour, size, seller or parcel. */
export const isThing = (line: { is_gift_card: boolean; is_membership: boolean }): boolean =>
  !line.is_gift_card && !line.is_membership

/** Whether anything of it travels. */
export const needsParcel = (lines: Parameters<typeof isThing>[0][]): boolean => lines.some(isThing)
