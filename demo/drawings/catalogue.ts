import { backpack } from './silhouettes/backpack.ts'
import { bag } from './silhouettes/bag.ts'
import { belt } from './silhouettes/belt.ts'
import { blouse } from './silhouettes/blouse.ts'
import { boot } from './silhouettes/boots.ts'
import { cap } from './silhouettes/cap.ts'
import { coat } from './silhouettes/coat.ts'
import { flat } from './silhouettes/flats.ts'
import { heel } from './silhouettes/heels.ts'
import { loafer } from './silhouettes/loafer.ts'
import { dress } from './silhouettes/dress.ts'
import { earrings } from './silhouettes/earrings.ts'
import { giftCard } from './silhouettes/gift-card.ts'
import { hoodie } from './silhouettes/hoodie.ts'
import { jacket } from './silhouettes/jacket.ts'
import { jeans } from './silhouettes/jeans.ts'
import { leggings } from './silhouettes/leggings.ts'
import { pyjama } from './silhouettes/pyjama.ts'
import { runningShoe } from './silhouettes/running-shoe.ts'
import { sandal } from './silhouettes/sandal.ts'
import { shirt } from './silhouettes/shirt.ts'
import { shorts, swimShorts } from './silhouettes/shorts.ts'
import { skirt } from './silhouettes/skirt.ts'
import { slipper } from './silhouettes/slipper.ts'
import { sneaker } from './silhouettes/sneaker.ts'
import { sportsTop } from './silhouettes/sports-top.ts'
import { sunglasses } from './silhouettes/sunglasses.ts'
import { sweater } from './silhouettes/sweater.ts'
import { swimsuit } from './silhouettes/swimsuit.ts'
import { tShirt } from './silhouettes/t-shirt.ts'
import { tankTop } from './silhouettes/bare-tops.ts'
import { trousers } from './silhouettes/trousers.ts'
import { umbrella } from './silhouettes/umbrella.ts'
import { boxers, bra, briefs, underwearSet } from './silhouettes/underwear.ts'
import { wallet } from './silhouettes/wallet.ts'
import { watch } from './silhouettes/watch.ts'
import { socks } from './silhouettes/socks.ts'
import { beanie, scarf } from './silhouettes/winter-knits.ts'
import type { Silhouette as SilhouetteDrawing } from './silhouette.ts'

/** Every silhouette the shop can draw, by the name products use. */
export const catalogue = {
  sneaker,
  'running-shoe': runningShoe,
  boot,
  sandal,
  heel,
  flat,
  loafer,
  slipper,
  't-shirt': tShirt,
  'tank-top': tankTop,
  shirt,
  blouse,
  sweater,
  hoodie,
  jacket,
  coat,
  jeans,
  trousers,
  shorts,
  skirt,
  dress,
  pyjama,
  leggings,
  'sports-top': sportsTop,
  bra,
  briefs,
  boxers,
  'underwear-set': underwearSet,
  socks,
  swimsuit,
  'swim-shorts': swimShorts,
  bag,
  backpack,
  belt,
  cap,
  beanie,
  scarf,
  sunglasses,
  watch,
  earrings,
  wallet,
  'gift-card': giftCard,
  umbrella,
} as const satisfies Record<string, SilhouetteDrawing>

export type Silhouette = keyof typeof catalogue
export const silhouettes = Object.keys(catalogue) as readonly Silhouette[]
