import { Markup } from '#app/platform/ui/markup.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { useListing } from '../catalog-context.ts'

/** The editorial text of a page, below its products so that it does not push them down. */
export default function Landing() {
  const { landing } = useListing().answer.metadata
  if (!landing) return null
  return (
    <section className="mt-16 grid gap-6 border-t border-line pt-10 wide:grid-cols-[1fr_2fr]">
      {landing.image && (
        <Picture
          source={landing.image}
          alt=""
          sizes="(width >= 64rem) 400px, 100vw"
          width={1000}
          height={1000}
          maxWidth={720}
          className="aspect-4/3 w-full bg-tile object-cover object-bottom"
        />
      )}
      <div className="max-w-[40rem]">
        <h2 className="text-22 font-bold">{landing.title}</h2>
        <Markup nodes={landing.content} />
      </div>
    </section>
  )
}
