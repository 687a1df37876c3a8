import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { deferredWords } from '#app/platform/texts/deferred-words.ts'

export function UpdateNotice({ hasUpdate, onUpdate }: { hasUpdate: boolean; onUpdate(): void }) {
  const words = deferredWords(useCountry().country)
  return (
    <div role="status" className="fixed inset-x-2 bottom-[calc(var(--tabs-height)+8px)] z-30 mx-auto max-w-md">
      {hasUpdate && (
        <div className="flex animate-rise items-center justify-between gap-3 rounded-edge border border-line bg-surface p-3 shadow-float">
          <p className="text-14 font-medium">{words.update.text}</p>
          <Button className="px-4! text-14!" onClick={onUpdate}>
            {words.update.action}
          </Button>
        </div>
      )}
    </div>
  )
}
