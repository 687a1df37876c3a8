import type { ProductCardData } from '#contract/browse/product-card.ts'
import type { RecommendedProduct, Slider } from '#contract/browse/recommendations.ts'
import type { Handle } from '#db/connection/handle.ts'
import { onePerModel } from '#domain/browse/catalog/models.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { readEventPayload } from '#domain/browse/recommendations/events.ts'
import { listsFor, lookList, mostItems, titleOfList } from '#domain/browse/recommendations/lists.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { productCards } from '#server/browse/product/cards.ts'
import { lookOfProduct } from './look.ts'
import { recommendationsRepository } from './repository.ts'

type Where = { country: OpenCountry; now: Date }

/** A card in the slider's own words (PDP-08). */
const itemOf = (card: ProductCardData): RecommendedProduct => ({
  ...card,
  sku: card.id,
  name: card.productName,
  price: card.numericOriginalPrice,
  special_price: card.numericDiscountPrice,
  image: card.productImage,
})

export function recommendationsService(db: Handle) {
  const recommendations = recommendationsRepository(db)
  const cards = productCards(db)
  const lookOf = lookOfProduct(db)
  return {
    /** Two statements, however many lists: which skus, and their cards. A look also asks for the store's categories. */
    async sliders({ country, now }: Where, asked: { sku?: string | undefined; list?: string | undefined }) {
      const lists = listsFor(asked)
      const sku = asked.sku && parentSku(asked.sku)
      const picks =
        asked.list === lookList && sku
          ? // The rule of looks has taken one of each model already.
            (await lookOf({ country, sku, now })).map((found) => ({ list: lookList, sku: found, model: found }))
          : await recommendations.picks({ country, sku, lists })
      const skusOf = new Map(
        lists.map((list) => {
          const own = picks.filter((pick) => pick.list === list)
          const shown = onePerModel(own, ({ model }) => model).slice(0, mostItems)
          return [list, shown.map(({ sku }) => sku)]
        }),
      )
      const shown = await cards.of(country, [...new Set([...skusOf.values()].flat())], now)
      const cardOf = new Map(shown.map((card) => [card.id, card]))
      return lists.flatMap((list): Slider[] => {
        const items = skusOf.get(list)!.flatMap((sku) => cardOf.get(sku) ?? [])
        if (items.length === 0) return []
        const name = titleOfList(list, { country, brand: items[0]!.brand })
        return [{ list, name, items: items.map(itemOf) }]
      })
    },

    track: ({ country, now }: Where, { key, payload }: { key: string; payload: string }) =>
      recommendations.note({ country, key, payload: readEventPayload(payload), now }),
  }
}
