import { Heart } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Badge } from '#app/platform/ui/badge.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { AppliedChip, Chip } from '#app/platform/ui/chip.tsx'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { PriceLine } from '#app/platform/ui/price.tsx'
import { ProductCard } from '#app/browse/cards/product-card.tsx'
import { ProductCardSkeleton } from '#app/platform/ui/skeleton.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { Tabs } from '#app/platform/ui/tabs.tsx'
import { Toast } from '#app/platform/ui/toast.tsx'

const colours = ['paper', 'surface', 'tile', 'line', 'ink', 'ink-2', 'lima', 'rojo', 'verde'] as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="text-22 font-bold">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

function Overlays() {
  const sheet = useOverlay('kit-sheet')
  const dialog = useOverlay('kit-dialog')
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" onClick={sheet.open}>
        Abrir hoja
      </Button>
      <Button look="secondary" onClick={dialog.open}>
        Abrir diálogo
      </Button>
      <Overlay
        place="sheet"
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        title="Ordenar"
        closeLabel="Cerrar"
        footer={
          <Button isWide onClick={sheet.close}>
            Ver 124 productos
          </Button>
        }
      >
        <p>Una hoja sube desde abajo en el teléfono y es un panel a la derecha en pantallas anchas.</p>
      </Overlay>
      <Overlay
        place="dialog"
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        title="¿Quitar del carrito?"
        closeLabel="Cerrar"
      >
        <p className="text-ink-2">El producto queda en tus favoritos.</p>
        <div className="mt-6">
          <Button isWide onClick={dialog.close}>
            Quitar
          </Button>
        </div>
      </Overlay>
    </div>
  )
}

function Cards() {
  const shop = useCountry()
  const { price } = shop.words
  const [isFavourite, setIsFavourite] = useState(false)
  const cut = (
    <PriceLine final={formatPrice(45_990, shop)} original={formatPrice(65_700, shop)} percentOff={30} words={price} />
  )
  return (
    <div className="grid grid-cols-2 gap-x-2 large-text:grid-cols-1 gap-y-6 wide:grid-cols-4">
      <ProductCard
        to="/kit"
        brand="Marca de muestra"
        name="Nombre de un producto que ocupa dos líneas enteras de la tarjeta"
        price={cut}
        instalments="3 cuotas de $ 15.330"
        note="¡Última unidad!"
        badges={
          <>
            <Badge tone="cut">−30 %</Badge>
            <Badge>Envío gratis</Badge>
          </>
        }
        swatches={['#16130f', '#c0a98e', '#7a2e2e', '#2f4a55', '#e8e0d0'].map((hex, index) => ({
          to: `/kit?color=${index}`,
          name: `Color ${index + 1}`,
          hex,
        }))}
        favouriteLabel="Agregar a favoritos"
        isFavourite={isFavourite}
        onFavourite={() => setIsFavourite(!isFavourite)}
      />
      <ProductCard
        to="/kit"
        brand="Marca de muestra"
        name="Producto corto"
        price={<PriceLine final={formatPrice(129_900, shop)} words={price} />}
        badges={<Badge tone="highlight">Llega en 24 h</Badge>}
        favouriteLabel="Agregar a favoritos"
        onFavourite={() => {}}
      />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </div>
  )
}

function Choices() {
  const [isOn, setIsOn] = useState(true)
  return (
    <div className="flex flex-wrap gap-2">
      <Chip label="Talle 38" to="" isOn={isOn} onToggle={() => setIsOn(!isOn)} />
      <Chip label="Talle 39" to="" isOn={false} onToggle={() => {}} />
      <AppliedChip label="Negro" to="" removeLabel="Quitar filtro Negro" onRemove={() => {}} />
    </div>
  )
}

/** Every component of the design system in its main states. */
export function Kit() {
  const show = useFlash((state) => state.show)
  return (
    <div className="page py-8">
      <h1 tabIndex={-1} className="text-36 font-extrabold">
        Kit
      </h1>
      <p className="mt-2 mb-8 text-ink-2">
        Las piezas con las que se arman las pantallas. Los datos de esta página son de muestra.
      </p>
      <Part title="Color">
        <ul className="grid grid-cols-3 gap-2 wide:grid-cols-9">
          {colours.map((colour) => (
            <li key={colour} className="text-12">
              <div
                className="h-16 border border-line forced-color-adjust-none"
                style={{ background: `var(--color-${colour})` }}
              />
              {colour}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Letra">
        <p className="font-display text-44 font-extrabold tracking-tight">Elegí tu talle</p>
        <p className="font-display text-28 font-bold">Zapatillas de mujer</p>
        <p className="text-16">Cuero vacuno con forro textil y suela de caucho. Llega el martes 18.</p>
        <p className="text-14 text-ink-2">Vendido y enviado por la tienda</p>
      </Part>
      <Part title="Botones">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Agregar al carrito</Button>
          <Button look="secondary">Ver detalles</Button>
          <Button look="tertiary">Cambiar</Button>
          <Button isBusy>Agregando…</Button>
          <IconButton icon={Heart} label="Favorito" />
        </div>
      </Part>
      <Part title="Campos">
        <div className="grid max-w-md gap-4">
          <Field label="Nombre" autoComplete="given-name" />
          <Field label="DNI" help="Lo pide el correo para entregar." inputMode="numeric" />
          <Field label="E-mail" type="email" defaultValue="ana@" error="Ingrese una dirección de E-mail válida" />
          <SelectField
            label="Provincia"
            options={[
              { value: '1', label: 'Buenos Aires' },
              { value: '2', label: 'Córdoba' },
            ]}
          />
        </div>
      </Part>
      <Part title="Elecciones">
        <Choices />
        <div className="mt-4">
          <Tabs
            label="Muestra"
            tabs={[
              { to: '/kit', label: 'Mujer' },
              { to: '/hombre/', label: 'Hombre' },
              { to: '/ninos/', label: 'Niños' },
            ]}
          />
        </div>
      </Part>
      <Part title="Tarjetas">
        <Cards />
      </Part>
      <Part title="Hojas y diálogos">
        <Overlays />
      </Part>
      <Part title="Mensajes">
        <div className="grid max-w-md gap-2">
          <Toast type="success" text="Producto agregado al carrito." closeLabel="Cerrar" onClose={() => {}} />
          <Toast type="info" text="Hay novedades en tu carrito." closeLabel="Cerrar" onClose={() => {}} />
          <Toast type="error" text="Ha ocurrido un error." closeLabel="Cerrar" onClose={() => {}} />
        </div>
        <div className="mt-4">
          <Button look="secondary" onClick={() => show({ text: 'Sesión cerrada.', flashMessageType: 'success' })}>
            Mostrar mensaje
          </Button>
        </div>
      </Part>
      <Part title="Estados">
        <StateBlock
          title="Tu carrito está vacío"
          text="Lo que agregues te espera acá."
          action={<Button>Seguir comprando</Button>}
        />
      </Part>
    </div>
  )
}
