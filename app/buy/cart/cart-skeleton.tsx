import { Skeleton } from '#app/platform/ui/skeleton.tsx'

/** The shape of a cart, for a page without a visitor's cart (OP-022) and while the cart loads. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid gap-x-6 tablet:grid-cols-[minmax(0,1fr)_18rem] wide:grid-cols-[minmax(0,1fr)_22rem] wide:gap-x-12"
    >
      <div>
        <Skeleton className="mb-3 h-5 w-24 tablet:hidden" />
        <Skeleton className="mb-4 h-7" />
        {[0, 1].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[96px_1fr] gap-x-3 border-t border-line py-4 wide:grid-cols-[128px_1fr] wide:gap-x-5"
          >
            <Skeleton className="aspect-3/4" />
            <div>
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="mt-2 h-5 w-4/5" />
              <Skeleton className="mt-2 h-4 w-1/2" />
              <Skeleton className="mt-5 h-12 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-56 tablet:mt-0" />
    </div>
  )
}
