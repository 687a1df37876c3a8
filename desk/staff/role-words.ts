import type { Role } from '#domain/desk/staff/roles.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const roleWords = wordsIn<Record<Role, { name: string; does: string }>>({
  es: {
    owner: { name: 'Dueño o dueña', does: 'Todo, también el equipo.' },
    orders: { name: 'Pedidos', does: 'Prepara, despacha y cancela pedidos.' },
    care: { name: 'Atención', does: 'Atiende a clientes y cancela pedidos.' },
    catalogue: { name: 'Catálogo', does: 'Productos, precios, stock y promociones.' },
    content: { name: 'Contenido', does: 'Portada, páginas, textos y opiniones.' },
    writer: { name: 'Redacción', does: 'Escribe borradores de contenido; los publica otro rol.' },
    finance: { name: 'Finanzas', does: 'Mira el dinero y el registro.' },
    reader: { name: 'Lectura', does: 'Mira, y no cambia nada.' },
  },
  en: {
    owner: { name: 'Owner', does: 'Everything, the staff too.' },
    orders: { name: 'Orders', does: 'Packs, ships and cancels orders.' },
    care: { name: 'Care', does: 'Helps customers and cancels orders.' },
    catalogue: { name: 'Catalogue', does: 'Products, prices, stock and promotions.' },
    content: { name: 'Content', does: 'Home, pages, texts and reviews.' },
    writer: { name: 'Writer', does: 'Writes drafts of content; another role publishes them.' },
    finance: { name: 'Finance', does: 'Looks at the money and the audit.' },
    reader: { name: 'Reader', does: 'Looks, and changes nothing.' },
  },
})
