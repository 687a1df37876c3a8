import './styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { AccountScreen } from './session/account-screen.tsx'
import { CustomersScreen } from './customers/customers-screen.tsx'
import { MoneyScreen } from './money/money-screen.tsx'
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
import { MissedSearchesScreen, StockOutsScreen } from './today/today-lists.tsx'
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
      // Screens that few open are loaded when they are.
      HydrateFallback: () => null,
      children: [
        { index: true, Component: TodayScreen },
        { path: 'today/stock-outs', Component: StockOutsScreen },
        { path: 'today/searches', Component: MissedSearchesScreen },
        {
          path: 'today/slow-pages',
          lazy: async () => ({ Component: (await import('./today/slow-pages-screen.tsx')).SlowPagesScreen }),
        },
        { path: 'orders', Component: OrdersScreen },
        {
          path: 'orders/new',
          lazy: async () => ({
            Component: (await import('./orders/by-hand/hand-order-screen.tsx')).HandOrderScreen,
          }),
        },
        { path: 'orders/:orderNr', Component: OrderScreen },
        { path: 'print/pick', Component: PickListScreen },
        { path: 'print/slips', element: <PapersScreen key="slips" kind="slips" /> },
        { path: 'print/labels', element: <PapersScreen key="labels" kind="labels" /> },
        { path: 'returns', Component: ReturnsScreen },
        { path: 'returns/:batchnumber', Component: ReturnScreen },
        { path: 'customers', Component: CustomersScreen },
        { path: 'money', Component: MoneyScreen },
        {
          path: 'questions',
          lazy: async () => ({ Component: (await import('./questions/questions-screen.tsx')).QuestionsScreen }),
        },
        {
          path: 'questions/templates',
          lazy: async () => ({ Component: (await import('./questions/templates-screen.tsx')).TemplatesScreen }),
        },
        {
          path: 'questions/:idQuestion',
          lazy: async () => ({ Component: (await import('./questions/question-screen.tsx')).QuestionScreen }),
        },
        {
          path: 'money/reconciliations',
          lazy: async () => ({ Component: (await import('./money/reconciliations-screen.tsx')).ReconciliationsScreen }),
        },
        {
          path: 'money/reconciliations/:id',
          lazy: async () => ({ Component: (await import('./money/reconciliation-screen.tsx')).ReconciliationScreen }),
        },
        {
          path: 'products',
          lazy: async () => ({ Component: (await import('./products/products-screen.tsx')).ProductsScreen }),
        },
        {
          path: 'products/checks',
          lazy: async () => ({ Component: (await import('./products/checks-screen.tsx')).ChecksScreen }),
        },
        {
          path: 'products/bulks',
          lazy: async () => ({ Component: (await import('./products/bulks-screen.tsx')).BulksScreen }),
        },
        {
          path: 'products/bulks/:idBulk',
          lazy: async () => ({ Component: (await import('./products/bulk-screen.tsx')).BulkScreen }),
        },
        {
          path: 'products/new',
          lazy: async () => ({ Component: (await import('./products/new-product-screen.tsx')).NewProductScreen }),
        },
        {
          path: 'products/size-tables',
          lazy: async () => ({ Component: (await import('./sizes/size-tables-screen.tsx')).SizeTablesScreen }),
        },
        {
          path: 'products/size-tables/new',
          lazy: async () => ({ Component: (await import('./sizes/new-size-table-screen.tsx')).NewSizeTableScreen }),
        },
        {
          path: 'products/size-tables/:id',
          lazy: async () => ({ Component: (await import('./sizes/size-table-screen.tsx')).SizeTableScreen }),
        },
        {
          path: 'products/:sku',
          lazy: async () => ({ Component: (await import('./products/product-screen.tsx')).ProductScreen }),
        },
        { path: 'second-person', Component: SecondPersonScreen },
        {
          path: 'content',
          lazy: async () => ({ Component: (await import('./content/content-screen.tsx')).ContentScreen }),
        },
        {
          path: 'content/:store/*',
          lazy: async () => ({ Component: (await import('./content/document-screen.tsx')).DocumentScreen }),
        },
        {
          path: 'promotions',
          lazy: async () => ({ Component: (await import('./promotions/promotions-screen.tsx')).PromotionsScreen }),
        },
        {
          path: 'promotions/new',
          lazy: async () => ({ Component: (await import('./promotions/new-rule-screen.tsx')).NewRuleScreen }),
        },
        {
          path: 'promotions/calendar',
          lazy: async () => ({ Component: (await import('./promotions/calendar-screen.tsx')).CalendarScreen }),
        },
        {
          path: 'promotions/try',
          lazy: async () => ({ Component: (await import('./promotions/tester-screen.tsx')).TesterScreen }),
        },
        {
          path: 'searches',
          lazy: async () => ({ Component: (await import('./searches/searches-screen.tsx')).SearchesScreen }),
        },
        {
          path: 'searches/rules',
          lazy: async () => ({ Component: (await import('./searches/rules-screen.tsx')).SearchRulesScreen }),
        },
        {
          path: 'searches/try',
          lazy: async () => ({ Component: (await import('./searches/try-screen.tsx')).TrySearchScreen }),
        },
        {
          path: 'reviews',
          lazy: async () => ({ Component: (await import('./reviews/reviews-screen.tsx')).ReviewsScreen }),
        },
        { path: 'brand', lazy: async () => ({ Component: (await import('./brand/brand-screen.tsx')).BrandScreen }) },
        {
          path: 'import',
          lazy: async () => ({ Component: (await import('./imports/imports-screen.tsx')).ImportsScreen }),
        },
        {
          path: 'import/:id',
          lazy: async () => ({ Component: (await import('./imports/import-screen.tsx')).ImportScreen }),
        },
        { path: 'mails', lazy: async () => ({ Component: (await import('./mails/mails-screen.tsx')).MailsScreen }) },
        {
          path: 'mails/:template',
          lazy: async () => ({ Component: (await import('./mails/mail-screen.tsx')).MailScreen }),
        },
        {
          path: 'stock',
          lazy: async () => ({ Component: (await import('./stock/low-stock-screen.tsx')).LowStockScreen }),
        },
        {
          path: 'stock/size',
          lazy: async () => ({ Component: (await import('./stock/size-screen.tsx')).SizeStockScreen }),
        },
        {
          path: 'stock/count',
          lazy: async () => ({ Component: (await import('./stock/count-screen.tsx')).CountScreen }),
        },
        { path: 'staff', lazy: async () => ({ Component: (await import('./staff/staff-screen.tsx')).StaffScreen }) },
        {
          path: 'system',
          lazy: async () => ({ Component: (await import('./system/system-screen.tsx')).SystemScreen }),
        },
        {
          path: 'system/webhooks',
          lazy: async () => ({ Component: (await import('./system/webhooks-screen.tsx')).WebhooksScreen }),
        },
        {
          path: 'system/webhooks/:id',
          lazy: async () => ({ Component: (await import('./system/deliveries-screen.tsx')).DeliveriesScreen }),
        },
        {
          path: 'system/keys',
          lazy: async () => ({ Component: (await import('./system/keys-screen.tsx')).KeysScreen }),
        },
        {
          path: 'system/settings',
          lazy: async () => ({ Component: (await import('./system/settings-screen.tsx')).SettingsScreen }),
        },
        { path: 'flags', lazy: async () => ({ Component: (await import('./flags/flags-screen.tsx')).FlagsScreen }) },
        { path: 'terms', lazy: async () => ({ Component: (await import('./terms/terms-screen.tsx')).TermsScreen }) },
        { path: 'audit', lazy: async () => ({ Component: (await import('./audit/audit-screen.tsx')).AuditScreen }) },
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
