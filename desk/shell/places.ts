import {
  Activity,
  BookUser,
  Landmark,
  ListChecks,
  ScrollText,
  ServerCog,
  Undo2,
  UserCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Permission } from '#domain/desk/staff/roles.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'

export type Place = {
  path: string
  icon: LucideIcon
  name: Readonly<Record<DeskLanguage, string>>
  permission: Permission
  /** The second key after g. */
  key: string
}

/** Where one can go in the desk: the bar, the palette and the keys read this. */
export const places: readonly Place[] = [
  { path: '/', icon: Activity, name: { es: 'Hoy', en: 'Today' }, permission: 'today.read', key: 'h' },
  { path: '/orders', icon: ListChecks, name: { es: 'Pedidos', en: 'Orders' }, permission: 'orders.read', key: 'p' },
  {
    path: '/returns',
    icon: Undo2,
    name: { es: 'Devoluciones', en: 'Returns' },
    permission: 'returns.read',
    key: 'd',
  },
  {
    path: '/customers',
    icon: BookUser,
    name: { es: 'Clientes', en: 'Customers' },
    permission: 'people.reveal',
    key: 'c',
  },
  { path: '/money', icon: Landmark, name: { es: 'Dinero', en: 'Money' }, permission: 'money.read', key: 'm' },
  {
    path: '/second-person',
    icon: UserCheck,
    name: { es: 'Aprobaciones', en: 'Approvals' },
    permission: 'money.agree',
    key: 'a',
  },
  { path: '/staff', icon: UsersRound, name: { es: 'Equipo', en: 'Staff' }, permission: 'staff.manage', key: 'e' },
  { path: '/system', icon: ServerCog, name: { es: 'Sistema', en: 'System' }, permission: 'system.manage', key: 's' },
  { path: '/audit', icon: ScrollText, name: { es: 'Registro', en: 'Audit' }, permission: 'audit.read', key: 'r' },
]
