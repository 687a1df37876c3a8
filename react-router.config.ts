import type { Config } from '@react-router/dev/config'
import { finishBuild } from './scripts/finish-build.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table travels once: two dozen routes cost less than a question per link, and links work offline.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config
