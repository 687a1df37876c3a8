import { readConfig } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import { readCities, readRegions } from './geo.ts'
import { signNewsletter } from './newsletter.ts'
import { readProduct, readAddiWidget } from './product.ts'
import { readSizes } from './sizes.ts'

/** Every declared call, for the documentation page; a call missing here is a call nobody can look up. */
export const endpoints: readonly Endpoint[] = [
  readConfig,
  readCities,
  readRegions,
  signNewsletter,
  readProduct,
  readAddiWidget,
  readSizes,
]
