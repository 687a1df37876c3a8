/**
 * Work that is done once for all who ask while it runs. Nobody gets the result of a run that began before they asked: they
 * share the one that begins next.
 */
export function shared<A, T>(work: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  let running: Promise<unknown> | undefined
  let next: { run: Promise<T>; argument: A } | undefined

  function start(argument: A): Promise<T> {
    const run = work(argument)
    const ended = run.then(
      () => {},
      () => {},
    )
    running = ended
    void ended.then(() => {
      if (running === ended) running = undefined
    })
    return run
  }

  return (argument) => {
    if (!running) return start(argument)
    if (next) {
      // The latest of them: what is asked later is at least as true.
      next.argument = argument
      return next.run
    }
    const { promise, resolve } = Promise.withResolvers<T>()
    const waiting = { run: promise, argument }
    next = waiting
    void running.then(() => {
      next = undefined
      resolve(start(waiting.argument))
    })
    return promise
  }
}
