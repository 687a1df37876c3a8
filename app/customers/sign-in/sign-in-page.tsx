import type { ReactNode } from 'react'
import { Pavement } from '#app/platform/ui/tile.tsx'

type SignInPageProps = { title: string; text?: string | undefined; children: ReactNode; aside?: ReactNode }

/** One column on phones; on wide windows the form is left of the alternatives. */
export function SignInPage({ title, text, children, aside }: SignInPageProps) {
  return (
    <div
      className={`page grid gap-10 pt-8 ${aside ? '' : 'pb-14'} tablet:grid-cols-2 tablet:py-10 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] wide:gap-24 wide:py-16`}
    >
      <div>
        <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
          {title}
        </h1>
        {text && <p className="mt-2 text-ink-2">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
      {aside && (
        <aside className="relative isolate -mx-4 self-start overflow-hidden border-t border-line bg-tile px-4 py-8 tablet:mx-0 tablet:border-0 tablet:p-6 wide:p-10">
          <Pavement className="absolute inset-y-0 right-0 -z-10 h-full w-2/3 text-line mask-[linear-gradient(to_left,black,transparent)]" />
          {aside}
        </aside>
      )}
    </div>
  )
}
