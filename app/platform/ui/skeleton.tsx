/** A placeholder with a shimmer. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div
      className={`animate-shimmer rounded-edge bg-tile bg-[linear-gradient(100deg,transparent_35%,var(--color-paper)_50%,transparent_65%)] bg-[length:200%_100%] ${className}`}
    />
  )
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-3/4" />
      <Skeleton className="mt-3 h-3 w-1/3" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
    </div>
  )
}
