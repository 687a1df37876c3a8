/** A list of names and values. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-14 text-ink-2">{name}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
