import { AccountPage } from '#app/customers/account-page/account-page.tsx'
import { useStore } from '#app/platform/country/use-store.ts'
import { MySizes } from './my-sizes.tsx'

export function MySizesScreen() {
  return (
    <AccountPage title={useStore().words.mySizes}>
      <div className="mt-2">
        <MySizes />
      </div>
    </AccountPage>
  )
}
