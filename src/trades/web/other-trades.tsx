import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { findTrade } from '../trades.endpoints.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import { type OwnStay, StayLines, type TradedStay } from './trade-words.tsx'

interface OtherRowProps {
  idContract: number
  stays: readonly OwnStay[]
  other: { id: number; stay: TradedStay; code?: string }
  mayAct: boolean
}

/** A stay of another owner that is offered. */
export function OtherRow({ idContract, stays, other, mayAct }: OtherRowProps) {
  const [proposing, setProposing] = useState(false)
  return (
    <li className="trade-row">
      <div className="trade-what">
        <StayLines stay={other.stay} />
      </div>
      {mayAct &&
        (stays.length > 0 ? (
          <Button kind="secondary" size="small" onClick={() => setProposing(true)}>
            <Trans>Propose one of mine</Trans>
          </Button>
        ) : (
          <span className="small faint">
            <Trans>You have no stay to give for it.</Trans>
          </span>
        ))}
      <ProposeDialog
        open={proposing}
        onClose={() => setProposing(false)}
        idContract={idContract}
        stays={stays}
        trade={other}
      />
    </li>
  )
}

/** The stay that a code names, which its owner has told. */
export function FindByCode({ idContract, stays }: Pick<OtherRowProps, 'idContract' | 'stays'>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<OtherRowProps['other'] | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // What is wrong is said where it is: the field describes itself by it.
  const told = () => field.current?.focus()
  const find = useSend({
    send: (code: string) => call(findTrade, { query: { idContract, code } }),
    done: ({ data }, code) => setFound({ ...data, code }),
  })
  const error = isEmpty ? t`Type the code that the other owner gave you.` : find.failure?.message
  return (
    <>
      <form
        noValidate
        className="trade-find"
        onSubmit={(event) => {
          event.preventDefault()
          const code = typed.trim()
          setFound(null)
          setEmpty(code === '')
          if (code === '') told()
          else void find.send(code).then((isFound) => isFound || told())
        }}
      >
        <Field label={<Trans>I have a code</Trans>} error={error}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              value={typed}
              maxLength={12}
              autoComplete="off"
              placeholder="KX7P-4MRT"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="secondary" busy={find.busy}>
          <Trans>Find the stay</Trans>
        </Button>
      </form>
      <div role="status">
        {found && (
          <ul className="trades">
            <OtherRow idContract={idContract} stays={stays} other={found} mayAct />
          </ul>
        )}
      </div>
    </>
  )
}
