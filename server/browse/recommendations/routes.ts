import { readRecommendations, trackRecommendation } from '#contract/browse/recommendations.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import { productTag } from '#server/platform/caches/change-log.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { MountShared } from '#server/platform/http/mount-shared.ts'
import { recommendationsService } from './service.ts'

type Mounts = { mount: Mount; mountShared: MountShared }
type RecommendationParts = { db: Handle; offersInstalments: OffersInstalments }

export function recommendationsRoutes(
  app: App,
  { mount, mountShared }: Mounts,
  { db, offersInstalments }: RecommendationParts,
) {
  const recommendations = recommendationsService(db, offersInstalments)
  mountShared(app, readRecommendations, async ({ query }, { country, now }) => {
    const data = await recommendations.sliders({ country, now }, query)
    // A product that could be chosen since then waits until the answer is too old.
    const tags = data.flatMap(({ items }) => items.map(({ id }) => productTag(id)))
    return { reply: { success: true as const, data }, tags }
  })
  mount(app, trackRecommendation, async ({ query }, { country, now }) => {
    await recommendations.track({ country, now }, query)
    return { error: false as const, message: '' }
  })
}
