import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The country of the open page, for code outside components: the region of the page's language (app/root.tsx). */
export const pageCountry = () => document.documentElement.lang.slice(-2).toLowerCase() as OpenCountry

/** How the open page names its shop to the API (API-01; app/root.tsx). */
export const pageStore = () => document.documentElement.dataset.store ?? ''
