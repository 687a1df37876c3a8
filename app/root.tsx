import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { Links, Meta, useLocation, useRouteLoaderData } from 'react-router'
import { callWith } from './platform/api/client.ts'
import { pageQueryClient } from './platform/api/query-client.ts'
import { Bootstrap, BootstrapPreload } from './platform/bootstrap/bootstrap.tsx'
import { NewsletterForm } from './content/newsletter/newsletter-form.tsx'
import { Overlays } from './shell/overlays.tsx'
import { pageContext } from './platform/api/page-context.ts'
import { addressSecretsScript } from './shell/deferred/address-secrets.ts'
import { AppBar } from './shell/bars/app-bar.tsx'
import { CheckoutBar, HelpFooter } from './shell/bars/checkout-bar.tsx'
import { earlyClickScript } from './platform/bootstrap/replay-early-clicks.ts'
import { ErrorScreen } from './shell/screens/error-screen.tsx'
import { FlashMessages } from './shell/notices/flash-messages.tsx'
import { Footer, TaskFooter } from './shell/bars/footer.tsx'
import { InlineScript } from './platform/bootstrap/inline-script.tsx'
import { OfflineBanner } from './shell/notices/offline-banner.tsx'
import { keepScreen } from './shell/screens/keep-screen.ts'
import { useScreen } from './shell/screens/screen.ts'
import { ScreenFailed } from './shell/screens/screen-failed.tsx'
import { ScreenOutlet } from './shell/screens/screen-outlet.tsx'
import {
  storeRequestedScreenOnLeave,
  recoveryScript,
  resumeRequestedScreen,
} from './platform/bootstrap/screen-recovery.ts'
import { restoreTyped } from './platform/bootstrap/renew-page.ts'
import { ScrollRestoration } from './shell/screens/scroll-restoration.tsx'
import { trustedTypesScript } from './platform/bootstrap/trusted-types.ts'
import { TabBar } from './shell/bars/tab-bar.tsx'
import { useBodyHeight } from './shell/use-body-height.ts'
import { useDesktopRedirect } from './shell/use-desktop-redirect.ts'
import { useYieldBeforeHydration } from './platform/bootstrap/use-yield-before-hydration.ts'
import { useScreenChanges } from './shell/screens/use-screen-changes.ts'
import { Deferred } from './shell/deferred/deferred.tsx'
import { useCountry, type RootData } from './platform/country/use-country.ts'
import { BelowTheFold } from './platform/ui/below-the-fold.tsx'
import { readConfig } from '#contract/platform/config.ts'
import type { Route } from './+types/root'
import styles from './styles/styles.css?url'

/**
 * Fonts are not preloaded: measurements show that it only delays the first picture, and nothing moves when they load
 * (fonts.css).
 */
export const links: Route.LinksFunction = () => [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
]

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { country, send, origin, showsKit, isTraced, hostOf } = context.get(pageContext)
  const config = await callWith(send)(readConfig, { params: { country } })
  return {
    country,
    brand: config.brand,
    origin,
    seller: config.seller,
    desktopUrl: config.desktop_url,
    promises: { refundDays: config.refund_days, regretPeriod: config.regret_period, fastDays: config.fast_days },
    gtmContainer: config.gtm_container_id,
    showsKit,
    isTraced,
    departments: config.departments,
    footer: config.footer,
    missingTexts: config.missing_texts,
    hostOf,
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

/** A country's data changes neither with the screen nor by a form of the page. */
export const shouldRevalidate = () => false

/** Server only: it runs once with the page, and no browser bundle needs its text. */
const firstScript = import.meta.env.SSR
  ? `${addressSecretsScript};${trustedTypesScript};${recoveryScript};${earlyClickScript}`
  : ''

export function Layout({ children }: { children: ReactNode }) {
  useYieldBeforeHydration()
  const { country, locale, words, brand } = useCountry()
  const isTraced = useRouteLoaderData<RootData>('root')?.isTraced
  return (
    <html
      lang={locale}
      data-store={`${brand.key}-${country}`}
      data-traced={isTraced ? '' : undefined}
      style={brand.style}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.theme ?? '#fbfaf7'} />
        <Meta />
        {/* Runs first: removes secrets from the address, sets the Trusted Types policy, listens for failing scripts
            and early clicks, and starts loading the app's files. Before the style sheet, because a script after it
            waits for it. */}
        <InlineScript code={firstScript} />
        <BootstrapPreload />
        <link rel="stylesheet" href={styles} />
        <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={brand.name} />
        <Links />
      </head>
      <body>
        <a
          href="#contenido"
          className="sr-only z-50 bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed! focus:top-2 focus:left-2"
        >
          {words.skipToContent}
        </a>
        {children}
        <ScrollRestoration />
        <Bootstrap />
      </body>
    </html>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const { country } = useCountry()
  const desktopUrl = useRouteLoaderData<RootData>('root')?.desktopUrl ?? null
  const body = useBodyHeight()
  const { isForm, isCheckout } = useScreen()
  const { pathname } = useLocation()
  const isTask = /^\/(account|cart)(\/|$)/.test(pathname)
  useScreenChanges()
  useDesktopRedirect(country, desktopUrl)
  return (
    <>
      <ScreenFailed />
      {isCheckout ? <CheckoutBar /> : <AppBar />}
      {/* Its own boundary: React hydrates the screen piece by piece and handles taps and frames in between, where the
          page as a whole would be one long task. What is tapped meanwhile is hydrated at once. Nothing in it suspends. */}
      <Suspense>
        <FlashMessages />
        <main id="contenido" tabIndex={-1} {...body}>
          {children}
        </main>
        {isCheckout ? (
          <HelpFooter leadsToCart={!pathname.startsWith('/checkout/success')} />
        ) : (
          <>
            <BelowTheFold expectedHeight="[--expected-height:78rem] tablet:[--expected-height:57rem] wide:[--expected-height:39rem]">
              {isTask ? <TaskFooter /> : <Footer>{!isForm && <NewsletterForm />}</Footer>}
            </BelowTheFold>
            <TabBar />
          </>
        )}
        <Overlays />
        <OfflineBanner />
        <Deferred />
        <HydratedMark />
      </Suspense>
    </>
  )
}

/** After the screen, in the boundary that is hydrated with it. */
function HydratedMark() {
  useEffect(() => {
    // Tests and measurements wait for this mark.
    document.documentElement.dataset.hydrated = ''
    resumeRequestedScreen()
    restoreTyped()
    return storeRequestedScreenOnLeave()
  }, [])
  return null
}

function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(pageQueryClient)
  useLayoutEffect(() => {
    // From now on React answers every tap, also on what is not hydrated yet; early clicks wait for this mark.
    document.documentElement.dataset.listening = ''
  }, [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

export default function App() {
  return (
    <Providers>
      <Shell>
        <ScreenOutlet />
      </Shell>
    </Providers>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers>
      <Shell>
        <ErrorScreen error={error} />
      </Shell>
    </Providers>
  )
}
