import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The shop behind an address of its own, which can stop answering while the device stays online. */
export async function openDoor() {
  const { hostname, port } = new URL(process.env.SHOP_URL!)
  const guests = new Set<Socket>()
  let isOpen = true
  const door = createServer((guest) => {
    if (!isOpen) return guest.destroy()
    const shop = connect(Number(port), hostname)
    guests.add(guest)
    for (const end of [guest, shop]) {
      end.on('error', () => {})
      end.on('close', () => {
        guests.delete(guest)
        guest.destroy()
        shop.destroy()
      })
    }
    return guest.pipe(shop).pipe(guest)
  })
  door.listen(0, 'localhost')
  await once(door, 'listening')
  return {
    url: `http://localhost:${(door.address() as AddressInfo).port}`,
    shut() {
      isOpen = false
      for (const guest of guests) guest.destroy()
    },
    open() {
      isOpen = true
    },
    async close() {
      for (const guest of guests) guest.destroy()
      door.close()
      await once(door, 'close')
    },
  }
}
