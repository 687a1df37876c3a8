/** A label and its amount in a `dl`. */
export function AmountRow({ term, children, className = '' }: { term: string; children: string; className?: string }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <dt>{term}</dt>
      <dd className="figures ml-auto text-right font-semibold">{children}</dd>
    </div>
  )
}
