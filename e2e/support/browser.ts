/** The installed browser, started so that it makes no background requests. */
export const browser = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}

export const phone = {
  viewport: { width: 390, height: 844 },
  // Higher densities show nothing more to a test and cost four times the pixels; the gallery has its own.
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
} as const

export const desktop = {
  ...phone,
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
} as const
