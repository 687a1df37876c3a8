import { readRecommendations, trackRecommendation } from '#contract/browse/recommendations.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { recommendationsService } from './service.ts'

export function recommendationsRoutes(app: App, mount: Mount, db: Handle) {
  const recommendations = recommendationsService(db)
  mount(app, readRecommendations, async ({ query }, { country, now }) => ({
    success: true as const,
    data: await recommendations.sliders({ country, now }, query),
  }))
  mount(app, trackRecommendation, async ({ query }, { country, now }) => {
    await recommendations.track({ country, now }, query)
    return { error: false as const, message: '' }
  })
}
