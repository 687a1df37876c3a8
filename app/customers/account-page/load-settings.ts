import type { RouterContextProvider } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import { readConfig } from '#contract/platform/config.ts'

/** The operator's account settings, the same for every customer of the store. */
export async function loadSettings(context: Readonly<RouterContextProvider>) {
  const { country, send } = context.get(pageContext)
  const config = await callWith(send)(readConfig, { params: { country } })
  return { passwordPolicy: config.password_policy, hasTwoStep: config.two_step_auth }
}
