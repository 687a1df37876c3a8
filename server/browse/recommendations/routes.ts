import { readRecommendations, trackRecommendation } from '#contract/browse/recommendations.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { recommendationsService } from './service.ts'

type RecommendationParts = { db: Handle; offersInstalments: OffersInstalments }

export function recommendationsRoutes(app: App, mount: Mount, { db, offersInstalments }: RecommendationParts) {
  const recommendations = recommendationsService(db, offersInstalments)
  mount(app, readRecommendations, async ({ query }, { country, now }) => ({
    success: true as const,
    data: await recommendations.sliders({ country, now }, query),
  }))
  mount(app, trackRecommendation, async ({ query }, { country, now }) => {
    await recommendations.track({ country, now }, query)
    return { error: false as const, message: '' }
  })
}
