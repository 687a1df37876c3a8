import type { IndexData } from './index-data.ts'

type ModelColumns = Pick<
  IndexData,
  'model' | 'modelCount' | 'docsByModel' | 'placeByModel' | 'modelOfPlace' | 'modelStart'
>

/** Numbers models as they occur and places the colours of each side by side, the most popular first. */
export function modelCollector(count: number) {
  const numbers = new Map<number, number>()
  const model = new Uint32Array(count)

  function done(): ModelColumns {
    const modelCount = numbers.size
    const modelStart = new Uint32Array(modelCount + 1)
    for (let doc = 0; doc < count; doc++) modelStart[model[doc]! + 1]!++
    for (let each = 0; each < modelCount; each++) modelStart[each + 1]! += modelStart[each]!
    const next = modelStart.slice()
    const docsByModel = new Uint32Array(count)
    const placeByModel = new Uint32Array(count)
    for (let doc = 0; doc < count; doc++) {
      const place = next[model[doc]!]!++
      docsByModel[place] = doc
      placeByModel[doc] = place
    }
    const modelOfPlace = docsByModel.map((doc) => model[doc]!)
    return { model, modelCount, docsByModel, placeByModel, modelOfPlace, modelStart }
  }

  return {
    /** `key` is the same for all colours of a model and for no other product. */
    add(doc: number, key: number): void {
      let number = numbers.get(key)
      if (number === undefined) numbers.set(key, (number = numbers.size))
      model[doc] = number
    },
    done,
  }
}
