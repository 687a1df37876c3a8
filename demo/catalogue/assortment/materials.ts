/** Materials: the attribute a shopper filters by, the words of the description, the material of the picture. */
type MaterialCard = { label: string; phrases: readonly string[]; drawn: string }

export const materials = {
  cotton: {
    label: 'Algodón',
    phrases: ['algodón peinado de 180 g', 'jersey de algodón', 'algodón suave de punto cerrado'],
    drawn: 'cotton',
  },
  organic: {
    label: 'Algodón orgánico',
    phrases: ['algodón orgánico certificado', 'algodón orgánico teñido con bajo consumo de agua'],
    drawn: 'cotton',
  },
  fleece: { label: 'Frisa', phrases: ['frisa de algodón', 'frisa peinada por dentro'], drawn: 'cotton' },
  poplin: { label: 'Poplín', phrases: ['poplín de algodón', 'poplín liviano que se plancha fácil'], drawn: 'cotton' },
  gabardine: {
    label: 'Gabardina',
    phrases: ['gabardina de algodón con algo de elastano', 'gabardina firme de trama diagonal'],
    drawn: 'cotton',
  },
  linen: {
    label: 'Lino',
    phrases: ['lino lavado', 'mezcla de lino y algodón', 'lino de trama abierta'],
    drawn: 'linen',
  },
  viscose: { label: 'Viscosa', phrases: ['viscosa con caída', 'viscosa fresca y liviana'], drawn: 'satin' },
  satin: { label: 'Satén', phrases: ['satén con brillo suave', 'satén mate de buena caída'], drawn: 'satin' },
  denim: {
    label: 'Denim',
    phrases: ['denim rígido de 12 oz', 'denim con 2 % de elastano', 'denim lavado a la piedra'],
    drawn: 'denim',
  },
  knit: { label: 'Tejido de punto', phrases: ['punto inglés', 'punto de algodón y acrílico'], drawn: 'knit' },
  wool: { label: 'Lana', phrases: ['mezcla de lana', 'paño de lana', 'lana merino'], drawn: 'wool' },
  technical: {
    label: 'Tejido técnico',
    phrases: ['microfibra de secado rápido', 'microfibra con elastano'],
    drawn: 'technical',
  },
  recycled: {
    label: 'Poliéster reciclado',
    phrases: ['poliéster reciclado de botellas', 'poliéster 100 % reciclado'],
    drawn: 'technical',
  },
  modal: { label: 'Modal', phrases: ['modal elastizado', 'modal suave, sin costuras que marquen'], drawn: 'cotton' },
  leather: {
    label: 'Cuero',
    phrases: ['cuero vacuno', 'cuero flor', 'cuero vacuno de curtido vegetal'],
    drawn: 'leather',
  },
  suede: { label: 'Gamuza', phrases: ['gamuza', 'descarne de cuero vacuno'], drawn: 'suede' },
  synthetic: { label: 'Sintético', phrases: ['material sintético fácil de limpiar', 'símil cuero'], drawn: 'leather' },
  canvas: { label: 'Lona', phrases: ['lona de algodón', 'lona gruesa con costuras reforzadas'], drawn: 'canvas' },
  mesh: { label: 'Malla', phrases: ['malla respirable', 'malla tejida en una sola pieza'], drawn: 'mesh' },
  nylon: { label: 'Nylon', phrases: ['nylon repelente al agua', 'nylon liviano con forro'], drawn: 'technical' },
  steel: { label: 'Acero', phrases: ['acero inoxidable', 'acero cepillado'], drawn: 'metal' },
  acetate: { label: 'Acetato', phrases: ['acetato pulido a mano', 'acetato liviano'], drawn: 'acetate' },
} as const satisfies Record<string, MaterialCard>

export type Material = keyof typeof materials

/** Low-waste materials: a product made of them may carry the eco badge. */
export const ecoMaterials: ReadonlySet<Material> = new Set(['organic', 'recycled', 'linen', 'canvas'])

const drawnByLabel = new Map<string, string>(Object.values(materials).map(({ label, drawn }) => [label, drawn]))

export function drawnMaterial(label: string): string | undefined {
  return drawnByLabel.get(label)
}
