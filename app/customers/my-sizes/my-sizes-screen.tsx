import { AccountPage } from '#app/customers/account-page/account-page.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { MySizes } from './my-sizes.tsx'

export function MySizesScreen() {
  return (
    <AccountPage title={useCountry().words.mySizes}>
      <div className="mt-2">
        <MySizes />
      </div>
    </AccountPage>
  )
}
