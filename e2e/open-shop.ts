import { startShop } from './server.ts'

/** Runs once before the browser tests; what it returns runs once after them. */
export default async function openShop() {
  const { url, stop } = await startShop({ SHOW_KIT: 'true' })
  process.env.SHOP_URL = url
  return stop
}
