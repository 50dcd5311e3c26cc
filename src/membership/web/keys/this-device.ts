import { deviceNameOf } from '../../sign-in/device-name.ts'

/** What a new passkey is called until its person says otherwise: the device that it is made on. */
export function thisDevice(): string {
  const { browser, system } = deviceNameOf(navigator.userAgent)
  return [system, browser].filter(Boolean).join(', ') || 'Passkey'
}
