import { useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { readNearestCity } from '#contract/browse/geo.ts'

type City = { id_city: number; name: string; fk_region: number }

const patienceMs = 10_000
/** About a kilometre: enough to tell a city, and no more than that leaves the device. */
const rounded = (degrees: number) => degrees.toFixed(2)

function askForPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patienceMs, maximumAge: 600_000 })
  })
}

/** The city where the visitor stands, asked for only when they say so. */
export function usePosition(onCity: (city: City) => void) {
  const call = useCall()
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'far'>('idle')

  async function locate(): Promise<void> {
    setState('asking')
    try {
      const { coords } = await askForPosition()
      const query = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) }
      const { data } = await call(readNearestCity, { query })
      setState(data.city ? 'idle' : 'far')
      if (data.city) onCity(data.city)
    } catch {
      setState('denied')
    }
  }

  return { state, locate }
}
