import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { type BridgeStep, bridgeOf } from '../../account/bridge.ts'
import { BRIDGE_SIGNS, BRIDGE_TITLE, BRIDGE_WORDS } from '../../account/bridge-words.ts'
import { useContractAccount } from '../account/account-card.tsx'
import { signedMoney } from '../profit/amounts.ts'

const TITLE: MessageDescriptor = BRIDGE_TITLE
const SIGNS: MessageDescriptor = BRIDGE_SIGNS
const NAMES: Readonly<Record<BridgeStep, MessageDescriptor>> = BRIDGE_WORDS

/** How a year's balance becomes what is owed now: a list for each currency, none where the balance is what is owed. */
export function OwedBridge({ year }: { year: number }) {
  const { i18n } = useLingui()
  const { data } = useContractAccount()
  const bridges = (data?.standings ?? [])
    .map((standing) => ({ currency: standing.currency, steps: bridgeOf(standing, year) }))
    .filter(({ steps }) => steps.length > 2)
  return bridges.map(({ currency, steps }) => (
    <Fragment key={currency}>
      <p className="label">
        {i18n._(TITLE)} ({currency})
      </p>
      <p className="small muted">{i18n._(SIGNS)}</p>
      <dl className="facts">
        {steps.map(({ what, cents }) => {
          const name = i18n._({ ...NAMES[what], values: { year } })
          const amount = signedMoney({ cents, currency })
          return (
            <Fragment key={what}>
              <dt>{what === 'owed' ? <b>{name}</b> : name}</dt>
              <dd>{what === 'owed' ? <b>{amount}</b> : amount}</dd>
            </Fragment>
          )
        })}
      </dl>
    </Fragment>
  ))
}
