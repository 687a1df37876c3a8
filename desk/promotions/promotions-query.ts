import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listCoupons,
  listPromotions,
  readScopes,
  switchCoupon,
  switchPromotion,
  type DeskCoupon,
  type DeskPromotion,
} from '#contract/desk/promotions.ts'
import type { RuleState, RuleSwitch } from '#domain/buy/cart/rule-state.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'

const couponsKey = ['coupons'] as const
const promotionsKey = ['promotions'] as const

type CouponFilter = { country: OpenCountry; state: RuleState | undefined; text: string }

export const useCoupons = ({ country, state, text }: CouponFilter) =>
  useInfiniteQuery({
    queryKey: [...couponsKey, country, state, text],
    queryFn: ({ pageParam, signal }) => {
      const query = { country, ...(state && { state }), ...(text && { text }) }
      return deskCall(listCoupons, { query: { ...query, ...(pageParam !== null && { after: pageParam }) } }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

export const usePromotions = (country: OpenCountry) =>
  useQuery({
    queryKey: [...promotionsKey, country],
    queryFn: ({ signal }) => deskCall(listPromotions, { query: { country } }, { signal }),
  })

export const useScopes = (country: OpenCountry) =>
  useQuery({
    queryKey: ['promotion-scopes', country],
    queryFn: ({ signal }) => deskCall(readScopes, { query: { country } }, { signal }),
    staleTime: 5 * 60_000,
  })

export function useRefreshPromotions() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [couponsKey, promotionsKey, ['promotion-calendar']])
      void client.invalidateQueries({ queryKey })
  }
}

export type SwitchedRule = { coupon: DeskCoupon } | { promotion: DeskPromotion }
type Decision = { to: RuleSwitch; reason: string; key: string }

/** Pauses, resumes or ends; where somebody was faster the lists are read again. */
export function useSwitchRule(rule: SwitchedRule, onDone: () => void) {
  const refresh = useRefreshPromotions()
  return useMutation({
    mutationFn: async ({ to, reason, key }: Decision): Promise<void> => {
      const why = reason === '' ? {} : { reason }
      if ('coupon' in rule) {
        const { country, name, codes, switched: seen } = rule.coupon
        const body = { isSeries: codes !== null, to, seen, ...why }
        await deskCall(switchCoupon, { params: { country, name }, body }, { idempotencyKey: key })
        return
      }
      const { id, switched: seen } = rule.promotion
      await deskCall(switchPromotion, { params: { id }, body: { to, seen, ...why } }, { idempotencyKey: key })
    },
    onSettled: refresh,
    onSuccess: onDone,
  })
}
