import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showsSmartBanner, smartBannerDismissalDays } from '#domain/shell/smart-banner.ts'
import { countVisit, dismissSmartBanner, hasDismissedSmartBanner, isInstalledApp } from './install-memory.ts'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

/** Whether to offer the installation now, with both answers. Without `install` the browser has no dialog for it. */
export function useInstallOffer() {
  const { pathname } = useLocation()
  const [visits, setVisits] = useState(0)
  const [isClosed, setIsClosed] = useState(true)
  const [prompt, setPrompt] = useState<InstallPrompt>()

  useEffect(() => {
    setVisits(countVisit())
    setIsClosed(hasDismissedSmartBanner())
    const offer = (event: Event) => {
      event.preventDefault()
      setPrompt(event as InstallPrompt)
    }
    const installed = () => setIsClosed(true)
    window.addEventListener('beforeinstallprompt', offer)
    window.addEventListener('appinstalled', installed)
    return () => {
      window.removeEventListener('beforeinstallprompt', offer)
      window.removeEventListener('appinstalled', installed)
    }
  }, [])

  return {
    isShown:
      !isClosed && showsSmartBanner({ isDismissed: isClosed, isInstalled: isInstalledApp(), visits, path: pathname }),
    install: prompt && (() => void prompt.prompt()),
    dismiss: () => {
      dismissSmartBanner(smartBannerDismissalDays)
      setIsClosed(true)
    },
  }
}
