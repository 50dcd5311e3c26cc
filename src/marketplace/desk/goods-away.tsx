import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LastChange } from '../../kernel/publishing.ts'
import type { SendResult } from '../../web/calls/send-once.ts'
import { Remove, Withdraw } from '../../web/desk/withdraw.tsx'

/** Which goods are taken away, and how. */
export interface TakenAway {
  id: number
  version: number
  deed: 'withdraw' | 'remove'
}

interface GoodsAwayProps {
  goods: { id: number; active: boolean; changed: LastChange }
  name: string
  /** A draft that nobody has met may be thrown away. */
  mayGo: boolean
  /** What becomes of it once it is withdrawn. */
  lead: ReactNode
  act: (body: TakenAway, idempotencyKey: string) => Promise<SendResult<unknown>>
  /** The list to read anew afterwards. */
  list: readonly unknown[]
}

/** The button that takes goods off sale, or throws a draft away; none for a draft that has been on sale. */
export function GoodsAway({ goods, name, mayGo, lead, act, list }: GoodsAwayProps) {
  const { t } = useLingui()
  const { id, active } = goods
  const { version } = goods.changed
  if (active)
    return (
      <Withdraw
        heading={name}
        title={<Trans>Withdraw “{name}”?</Trans>}
        lead={lead}
        act={(key) => act({ id, version, deed: 'withdraw' }, key)}
        list={list}
        said={t`Withdrawn`}
      />
    )
  if (!mayGo) return null
  return (
    <Remove
      heading={name}
      title={<Trans>Delete “{name}”?</Trans>}
      lead={<Trans>The draft is deleted permanently. Only the desk has seen it.</Trans>}
      act={(key) => act({ id, version, deed: 'remove' }, key)}
      list={list}
      said={t`Deleted`}
    />
  )
}
