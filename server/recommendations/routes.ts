import { readRecommendations, trackRecommendation } from '#contract/recommendations.ts'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { recommendationsService } from './service.ts'

export function recommendationsRoutes(app: App, mount: Mount, db: Handle) {
  const recommendations = recommendationsService(db)
  mount(app, readRecommendations, async ({ query }, { store, now }) => ({
    success: true as const,
    data: await recommendations.sliders({ store, now }, query),
  }))
  mount(app, trackRecommendation, async ({ query }, { store, now }) => {
    await recommendations.track({ store, now }, query)
    return { error: false as const, message: '' }
  })
}
