import type { ScreenHandle } from '#app/shell/screen.ts'
export const handle: ScreenHandle = { title: () => 'Privacidad' }
export default function AccountDataRoute() {
  return null
}
