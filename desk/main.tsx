import './styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { AccountScreen } from './session/account-screen.tsx'
import { AuditScreen } from './audit/audit-screen.tsx'
import { CustomersScreen } from './customers/customers-screen.tsx'
import { KeysScreen } from './system/keys-screen.tsx'
import { MoneyScreen } from './money/money-screen.tsx'
import { ReconciliationScreen } from './money/reconciliation-screen.tsx'
import { ReconciliationsScreen } from './money/reconciliations-screen.tsx'
import { LinkScreen } from './session/link-screen.tsx'
import { OrderScreen } from './orders/order-screen.tsx'
import { OrdersScreen } from './orders/orders-screen.tsx'
import { PapersScreen, PickListScreen } from './orders/print/print-screen.tsx'
import { Refused } from './platform/call.ts'
import { ReturnScreen } from './returns/return-screen.tsx'
import { ReturnsScreen } from './returns/returns-screen.tsx'
import { SecondPersonScreen } from './second-person/second-person-screen.tsx'
import { Desk } from './shell/desk.tsx'
import { NowhereScreen } from './shell/nowhere-screen.tsx'
import { SystemScreen } from './system/system-screen.tsx'
import { DeliveriesScreen } from './system/deliveries-screen.tsx'
import { SettingsScreen } from './system/settings-screen.tsx'
import { WebhooksScreen } from './system/webhooks-screen.tsx'
import { StaffScreen } from './staff/staff-screen.tsx'
import { MissedSearchesScreen, StockOutsScreen } from './today/today-lists.tsx'
import { SlowPagesScreen } from './today/slow-pages-screen.tsx'
import { TodayScreen } from './today/today-screen.tsx'

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is an answer; asking again is for what did not arrive.
      retry: (count, error) => !(error instanceof Refused) && count < 2,
      staleTime: 10_000,
    },
  },
})

const router = createBrowserRouter(
  [
    { path: '/link', Component: LinkScreen },
    {
      Component: Desk,
      children: [
        { index: true, Component: TodayScreen },
        { path: 'today/stock-outs', Component: StockOutsScreen },
        { path: 'today/searches', Component: MissedSearchesScreen },
        { path: 'today/slow-pages', Component: SlowPagesScreen },
        { path: 'orders', Component: OrdersScreen },
        { path: 'orders/:orderNr', Component: OrderScreen },
        { path: 'print/pick', Component: PickListScreen },
        { path: 'print/slips', element: <PapersScreen key="slips" kind="slips" /> },
        { path: 'print/labels', element: <PapersScreen key="labels" kind="labels" /> },
        { path: 'returns', Component: ReturnsScreen },
        { path: 'returns/:batchnumber', Component: ReturnScreen },
        { path: 'customers', Component: CustomersScreen },
        { path: 'money', Component: MoneyScreen },
        { path: 'money/reconciliations', Component: ReconciliationsScreen },
        { path: 'money/reconciliations/:id', Component: ReconciliationScreen },
        { path: 'second-person', Component: SecondPersonScreen },
        { path: 'staff', Component: StaffScreen },
        { path: 'system', Component: SystemScreen },
        { path: 'system/webhooks', Component: WebhooksScreen },
        { path: 'system/webhooks/:id', Component: DeliveriesScreen },
        { path: 'system/keys', Component: KeysScreen },
        { path: 'system/settings', Component: SettingsScreen },
        { path: 'audit', Component: AuditScreen },
        { path: 'account', Component: AccountScreen },
        { path: '*', Component: NowhereScreen },
      ],
    },
  ],
  { basename: '/desk' },
)

createRoot(document.querySelector('#desk')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
