import { useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { readNearestCity } from '#contract/browse/geo.ts'

type City = { id_city: number; name: string; fk_region: number }

const timeoutMs = 10_000
/** Rounds to about a kilometre: enough to find the city, and no more precise position leaves the device. */
const rounded = (degrees: number) => degrees.toFixed(2)

function requestPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: 600_000 })
  })
}

/** Finds the visitor's city, only when they ask for it. */
export function usePosition(onCity: (city: City) => void) {
  const call = useCall()
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'far'>('idle')

  async function locate(): Promise<void> {
    setState('asking')
    try {
      const { coords } = await requestPosition()
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
