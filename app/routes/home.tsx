import { Link } from 'react-router'
import { useStore } from '#app/store/use-store.ts'
import { Pavement } from '#app/ui/tile.tsx'
import { departments } from '#app/shell/departments.ts'
import { wordsFor } from '#app/words/words.ts'
import type { Route } from './+types/home'

export const handle = { isRoot: true }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { country, origin } = matches[0].loaderData
  const { home } = wordsFor(country)
  return [
    { title: home.title },
    { name: 'description', content: home.description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
  ]
}

/** Until the shop window is dressed, home says who we are and where to start. */
export default function HomeScreen() {
  const { words } = useStore()
  const { home } = words
  return (
    <>
      <section className="relative isolate overflow-hidden bg-lima">
        <Pavement className="absolute inset-0 -z-10 text-ink/15 mask-[linear-gradient(to_bottom,black_20%,transparent_62%)] wide:mask-[linear-gradient(to_left,black_30%,transparent_75%)]" />
        <div className="page flex min-h-[62svh] flex-col justify-end gap-4 pt-24 pb-10 wide:min-h-[70svh] wide:pb-16">
          <p className="eyebrow">{home.eyebrow}</p>
          <h1 tabIndex={-1} className="max-w-[11ch] text-44 font-extrabold tracking-tight wide:text-64">
            {home.headline}
          </h1>
          <p className="max-w-[34ch] text-18">{home.lead}</p>
        </div>
      </section>
      <section aria-labelledby="departments" className="page py-10">
        <h2 id="departments" className="text-22 font-bold">
          {home.segments}
        </h2>
        <ul className="mt-4 grid gap-2 wide:grid-cols-3">
          {departments(words)
            .slice(0, 3)
            .map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="relative isolate flex min-h-32 items-end overflow-hidden rounded-edge bg-tile p-4 font-display text-36 font-bold wide:min-h-56"
                >
                  <Pavement className="absolute inset-0 -z-10 text-ink/10 mask-[linear-gradient(to_left,black,transparent_70%)]" />
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </section>
      <section className="page pb-12">
        <ul className="grid gap-6 border-t border-line pt-8 wide:grid-cols-3">
          {home.promises.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-18 font-bold">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
