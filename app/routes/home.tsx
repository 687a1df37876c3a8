import { Link } from 'react-router'
import { departments } from '#app/shell/departments.ts'
import { useStore } from '#app/store/use-store.ts'
import { Picture } from '#app/ui/picture.tsx'
import { homeWords, type HomeWords } from '#app/words/home-words.ts'
import type { Words } from '#app/words/words.ts'
import type { Route } from './+types/home'

export const handle = { isRoot: true }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { country, origin } = matches[0].loaderData
  const home = homeWords(country)
  return [
    { title: home.title },
    { name: 'description', content: home.description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
  ]
}

function Hero({ home }: { home: HomeWords }) {
  return (
    <section className="overflow-hidden bg-lima">
      <div className="mx-auto grid max-w-7xl wide:grid-cols-2">
        <div className="flex flex-col justify-center gap-4 px-4 pt-10 pb-2 wide:px-8 wide:py-16">
          <p className="eyebrow">{home.eyebrow}</p>
          <h1 tabIndex={-1} className="max-w-[7.4em] text-44 font-extrabold tracking-tight wide:text-64">
            {home.headline}
          </h1>
          <p className="max-w-[22.6em] text-18">{home.lead}</p>
        </div>
        <Picture
          source="/img/b/zapatillas-square.jpg"
          alt=""
          sizes="(width >= 64rem) 640px, 100vw"
          width={1000}
          height={1000}
          isFirst
          className="aspect-5/4 w-full object-cover object-bottom wide:aspect-auto wide:h-[34rem]"
        />
      </div>
    </section>
  )
}

const pictured = { '/mujer/': 'mujer', '/hombre/': 'hombre', '/ninos/': 'ninos' } as const
const zoom = 'w-full object-cover transition-transform duration-240 group-hover:scale-[1.02]'

function DepartmentPicture({ theme, isLying }: { theme: string; isLying: boolean }) {
  return (
    <>
      <Picture
        source={`/img/b/${theme}-tall.jpg`}
        alt=""
        sizes="(width >= 64rem) 400px, 50vw"
        width={900}
        height={1200}
        largest={720}
        className={`aspect-3/4 ${zoom} ${isLying ? 'hidden wide:block' : ''}`}
      />
      {/* The third of three lies across both columns of a phone. What is not displayed is not fetched. */}
      {isLying && (
        <Picture
          source={`/img/b/${theme}-wide.jpg`}
          alt=""
          sizes="100vw"
          width={1600}
          height={900}
          largest={1080}
          className={`aspect-video ${zoom} wide:hidden`}
        />
      )}
    </>
  )
}

function Departments({ words, title }: { words: Words; title: string }) {
  const shown = departments(words).filter((department) => department.to in pictured)
  return (
    <section aria-labelledby="departments" className="page py-10">
      <h2 id="departments" className="text-22 font-bold">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 wide:grid-cols-3">
        {shown.map(({ to, label }, index) => (
          <li key={to} className="last:col-span-2 wide:last:col-span-1">
            <Link to={to} className="group relative block overflow-hidden rounded-edge bg-tile">
              <DepartmentPicture theme={pictured[to as keyof typeof pictured]} isLying={index === shown.length - 1} />
              <span className="absolute top-0 left-0 p-4 font-display text-28 font-bold wide:text-36">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Until the shop window is dressed, home says who we are and where to start. */
export default function HomeScreen() {
  const { country, words } = useStore()
  const home = homeWords(country)
  return (
    <>
      <Hero home={home} />
      <Departments words={words} title={home.segments} />
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
