/**
 * Keeps an answer that is the same for everybody for a while, one per key; whoever asks while it is being made waits for
 * the same one. Only for what is declared with `cacheSeconds`: those answers may be that old anyway.
 */
export function keptFor<K, T>(milliseconds: number, make: (key: K) => Promise<T>) {
  const kept = new Map<K, { until: number; answer: Promise<T> }>()
  return (key: K, now: Date): Promise<T> => {
    const found = kept.get(key)
    if (found && now.getTime() < found.until) return found.answer
    const answer = make(key)
    kept.set(key, { until: now.getTime() + milliseconds, answer })
    // A failure is nobody's to keep; whoever waits for it hears of it.
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key))
    return answer
  }
}
