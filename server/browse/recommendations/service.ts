import type { ProductCardData } from '#contract/browse/product-card.ts'
import type { RecommendedProduct, Slider } from '#contract/browse/recommendations.ts'
import type { Handle } from '#db/connection/handle.ts'
import { onePerModel } from '#domain/browse/catalog/models.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { readEventPayload } from '#domain/browse/recommendations/events.ts'
import { listsFor, lookList, maxListItems, titleOfList } from '#domain/browse/recommendations/lists.ts'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { productCards } from '#server/browse/product/cards.ts'
import { lookOfProduct } from './look.ts'
import { recommendationsRepository } from './repository.ts'

type RecommendationContext = { country: OpenCountry; now: Date }

/** A card with the slider's field names (PDP-08). */
const itemOf = (card: ProductCardData): RecommendedProduct => ({
  ...card,
  sku: card.id,
  name: card.productName,
  price: card.numericOriginalPrice,
  special_price: card.numericDiscountPrice,
  image: card.productImage,
})

export function recommendationsService(db: Handle, offersInstalments: OffersInstalments) {
  const recommendations = recommendationsRepository(db)
  const cards = productCards(db, offersInstalments)
  const lookOf = lookOfProduct(db)
  return {
    /** Two statements for any number of lists: the skus and their cards. A look also reads the country's categories. */
    async sliders(
      { country, now }: RecommendationContext,
      query: { sku?: string | undefined; list?: string | undefined },
    ) {
      const lists = listsFor(query)
      const sku = query.sku && parentSku(query.sku)
      const picks =
        query.list === lookList && sku
          ? // `completeLook` has already taken one product of each model.
            (await lookOf({ country, sku, now })).map((found) => ({ list: lookList, sku: found, model: found }))
          : await recommendations.picks({ country, sku, lists })
      const skusOf = new Map(
        lists.map((list) => {
          const own = picks.filter((pick) => pick.list === list)
          const shown = onePerModel(own, ({ model }) => model).slice(0, maxListItems)
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

    track: ({ country, now }: RecommendationContext, { key, payload }: { key: string; payload: string }) =>
      recommendations.recordEvent({ country, key, payload: readEventPayload(payload), now }),
  }
}
