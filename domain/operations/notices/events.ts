/** What staff hear of when it happens. */
export const noticeEvents = [
  'order.paid',
  'order.confirmed',
  'transfer.proof',
  'return.requested',
  'withdrawal.requested',
  'purchase.revoked',
  'content.review',
  'content.returned',
] as const
export type NoticeEvent = (typeof noticeEvents)[number]

/** Who in a shop may have an address for notices. */
export const staffRoles = ['owner', 'orders', 'care', 'content', 'finance'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Which roles a notice goes to; an owner hears of everything that waits for a decision. */
const rolesOf: Readonly<Record<NoticeEvent, readonly StaffRole[]>> = {
  'order.paid': ['owner', 'orders'],
  'order.confirmed': ['owner', 'orders'],
  'transfer.proof': ['owner', 'finance'],
  'return.requested': ['owner', 'care'],
  'withdrawal.requested': ['owner', 'finance'],
  'purchase.revoked': ['owner', 'care'],
  'content.review': ['owner', 'content'],
  'content.returned': ['content'],
}
export const rolesFor = (event: NoticeEvent): readonly StaffRole[] => rolesOf[event]
