import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { MySizes } from './my-sizes.tsx'

/** Over a product: why a size was preselected, and how to change that; for guests the only place to do so. */
export default function MySizesSheet() {
  const { words: shell } = useCountry()
  const { isOpen, close } = useOverlay('my-sizes')
  return (
    <Overlay place="sheet" isOpen={isOpen} onClose={close} title={shell.mySizes} closeLabel={shell.menu.close}>
      {isOpen && <MySizes />}
    </Overlay>
  )
}
