import {
  Activity,
  BookUser,
  Boxes,
  FileUp,
  Landmark,
  LayoutTemplate,
  FlaskConical,
  ListChecks,
  Mail,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  Palette,
  Scale,
  ScrollText,
  ServerCog,
  TextSearch,
  TicketPercent,
  Shirt,
  Undo2,
  UserCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Permission } from '#domain/desk/staff/roles.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'

export const placeGroups = ['orders', 'shop', 'house'] as const
type PlaceGroup = (typeof placeGroups)[number]

export const groupNames: Readonly<Record<DeskLanguage, Record<PlaceGroup, string>>> = {
  es: { orders: 'Ventas', shop: 'Tienda', house: 'Casa' },
  en: { orders: 'Sales', shop: 'Shop', house: 'House' },
}

export type Place = {
  path: string
  icon: LucideIcon
  name: Readonly<Record<DeskLanguage, string>>
  permission: Permission
  group: PlaceGroup
  /** The second key after g. */
  key: string
}

/** Where one can go in the desk: the bar, the palette and the keys read this. */
export const places: readonly Place[] = [
  { path: '/', icon: Activity, name: { es: 'Hoy', en: 'Today' }, permission: 'today.read', group: 'orders', key: 'h' },
  {
    path: '/orders',
    icon: ListChecks,
    name: { es: 'Pedidos', en: 'Orders' },
    permission: 'orders.read',
    group: 'orders',
    key: 'p',
  },
  {
    path: '/returns',
    icon: Undo2,
    name: { es: 'Devoluciones', en: 'Returns' },
    permission: 'returns.read',
    group: 'orders',
    key: 'd',
  },
  {
    path: '/questions',
    icon: MessageCircleQuestionMark,
    name: { es: 'Consultas', en: 'Questions' },
    permission: 'questions.answer',
    group: 'orders',
    key: 'u',
  },
  {
    path: '/customers',
    icon: BookUser,
    name: { es: 'Clientes', en: 'Customers' },
    permission: 'people.reveal',
    group: 'orders',
    key: 'c',
  },
  {
    path: '/money',
    icon: Landmark,
    name: { es: 'Dinero', en: 'Money' },
    permission: 'money.read',
    group: 'orders',
    key: 'm',
  },
  {
    path: '/second-person',
    icon: UserCheck,
    name: { es: 'Aprobaciones', en: 'Approvals' },
    permission: 'money.agree',
    group: 'orders',
    key: 'a',
  },
  {
    path: '/products',
    icon: Shirt,
    name: { es: 'Productos', en: 'Products' },
    permission: 'products.read',
    group: 'shop',
    key: 't',
  },
  {
    path: '/stock',
    icon: Boxes,
    name: { es: 'Stock', en: 'Stock' },
    permission: 'products.read',
    group: 'shop',
    key: 'x',
  },
  {
    path: '/promotions',
    icon: TicketPercent,
    name: { es: 'Promociones', en: 'Promotions' },
    permission: 'promotions.read',
    group: 'shop',
    key: 'k',
  },
  {
    path: '/content',
    icon: LayoutTemplate,
    name: { es: 'Contenido', en: 'Content' },
    permission: 'content.read',
    group: 'shop',
    key: 'o',
  },
  {
    path: '/searches',
    icon: TextSearch,
    name: { es: 'Búsquedas', en: 'Searches' },
    permission: 'searches.read',
    group: 'shop',
    key: 'b',
  },
  {
    path: '/reviews',
    icon: MessageSquareQuote,
    name: { es: 'Opiniones', en: 'Reviews' },
    permission: 'reviews.moderate',
    group: 'shop',
    key: 'v',
  },
  {
    path: '/import',
    icon: FileUp,
    name: { es: 'Importar', en: 'Import' },
    permission: 'products.edit',
    group: 'shop',
    key: 'i',
  },
  {
    path: '/mails',
    icon: Mail,
    name: { es: 'Mails', en: 'Mails' },
    permission: 'content.read',
    group: 'shop',
    key: 'l',
  },
  {
    path: '/flags',
    icon: FlaskConical,
    name: { es: 'Pruebas', en: 'Experiments' },
    permission: 'flags.edit',
    group: 'shop',
    key: 'q',
  },
  {
    path: '/brand',
    icon: Palette,
    name: { es: 'Marca', en: 'Brand' },
    permission: 'brand.edit',
    group: 'shop',
    key: 'n',
  },
  {
    path: '/terms',
    icon: Scale,
    name: { es: 'Condiciones', en: 'Terms' },
    permission: 'terms.edit',
    group: 'shop',
    key: 'j',
  },
  {
    path: '/staff',
    icon: UsersRound,
    name: { es: 'Equipo', en: 'Staff' },
    permission: 'staff.manage',
    group: 'house',
    key: 'e',
  },
  {
    path: '/system',
    icon: ServerCog,
    name: { es: 'Sistema', en: 'System' },
    permission: 'system.manage',
    group: 'house',
    key: 's',
  },
  {
    path: '/audit',
    icon: ScrollText,
    name: { es: 'Registro', en: 'Audit' },
    permission: 'audit.read',
    group: 'house',
    key: 'r',
  },
]
