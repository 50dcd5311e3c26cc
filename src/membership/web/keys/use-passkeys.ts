import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallResult, call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import {
  addPasskey,
  challengePasskey,
  challengeProof,
  listPasskeys,
  offerPasskey,
  removePasskey,
  signInWithPasskey,
} from '../../passkeys.endpoints.ts'
import { proveItsYou } from '../../proof.endpoints.ts'

/** The account's passkeys. */
export function usePasskeys() {
  return useQuery({ ...queryOf(listPasskeys), staleTime: 0 })
}

/** Whether this browser can have passkeys of this address. */
export function canHavePasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname)
}

/** Its person closed the browser's own dialog, or let it go by: nothing is to be said of it. */
const GIVEN_UP = { ok: false, code: 'PASSKEY_GIVEN_UP', message: '', status: 200, givenUp: true } as const

type Sent<E extends Parameters<typeof call>[0]> = CallResult<E> | typeof GIVEN_UP

/** Asks the device for a new passkey, and adds it under a name. */
async function makePasskey(name: string): Promise<Sent<typeof addPasskey> | Sent<typeof offerPasskey>> {
  const offered = await call(offerPasskey)
  if (!offered.ok) return offered
  const made = await orGivenUp(startRegistration({ optionsJSON: offered.value.data as never }))
  return made ? call(addPasskey, { body: { name, passkey: made as never } }) : GIVEN_UP
}

/** Asks any passkey of the device to sign somebody in; with autofill it waits in the mail field until one is chosen. */
export async function enterByPasskey(
  autofill: boolean,
): Promise<Sent<typeof signInWithPasskey> | Sent<typeof challengePasskey>> {
  const asked = await call(challengePasskey, { background: true })
  if (!asked.ok) return asked
  const signed = await orGivenUp(
    startAuthentication({ optionsJSON: asked.value.data as never, useBrowserAutofill: autofill }),
  )
  return signed ? call(signInWithPasskey, { body: { passkey: signed as never } }) : GIVEN_UP
}

/** Asks one of the account's passkeys to prove who is there. */
export async function proveByPasskey(): Promise<Sent<typeof proveItsYou> | Sent<typeof challengeProof>> {
  const asked = await call(challengeProof)
  if (!asked.ok) return asked
  const signed = await orGivenUp(startAuthentication({ optionsJSON: asked.value.data as never }))
  return signed ? call(proveItsYou, { body: { passkey: signed as never } }) : GIVEN_UP
}

async function orGivenUp<T>(device: Promise<T>): Promise<T | null> {
  try {
    return await device
  } catch (problem) {
    console.info('The passkey dialog was closed', problem instanceof Error ? problem.name : problem)
    return null
  }
}

/** What changes the account's passkeys. */
export function useChangePasskeys(added: () => void) {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: keyOf(listPasskeys) })
  return {
    add: useSend({
      send: (name: string): Promise<CallResult<typeof addPasskey>> => makePasskey(name) as never,
      changed: again,
      done: added,
    }),
    again,
    remove: useSend({ send: (id: number) => call(removePasskey, { query: { id } }), changed: again }),
  }
}
