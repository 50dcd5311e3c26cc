import { Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { boot } from '../../web/boot.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { saveFile } from '../../web/save-file.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { readDrawnRound } from '../draws.endpoints.ts'
import { checkHere, type HereCheck } from './check-here.ts'
import type { DrawOfContract } from './draw-words.tsx'

/** The round worked out again in this browser, and its file to do it anywhere. */
export function DrawCheckCard({ draw }: { draw: DrawOfContract }) {
  const idRound = draw.round.id
  const [checks, setChecks] = useState<{ list: HereCheck[]; seconds: number } | null>(null)
  const check = useSend({
    send: () => checkHere(draw),
    done: (value) => setChecks(value),
  })
  const save = useSend({ send: () => saveFile(readDrawnRound, { query: { idRound } }) })
  const isSame = checks?.list.every(({ agrees }) => agrees) ?? false
  return (
    <section className="card draw-check" aria-labelledby="draw-check">
      <h2 className="title" id="draw-check">
        <Trans>Check it yourself</Trans>
      </h2>
      <p className="small muted">
        <Trans>
          This page reads the file of the round and works everything out again, here in your browser. Nothing
          is sent.
        </Trans>
      </p>
      {checks && (
        <ol className="checks">
          {checks.list.map((one) => (
            <li key={one.check} className={one.agrees ? undefined : 'is-other'}>
              {one.agrees ? (
                <CircleCheck className="icon" aria-hidden />
              ) : (
                <CircleX className="icon" aria-hidden />
              )}
              <span>
                <b>
                  <CheckName check={one.check} />
                </b>
                <CheckValue one={one} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div role="status">
        {checks &&
          (isSame ? (
            <p className="check-sum">
              <b className="figure figure-small">
                <Trans>Same result</Trans>
              </b>{' '}
              <span className="small muted">
                <Trans>computed here in {checks.seconds} s</Trans>
              </span>
            </p>
          ) : (
            <Note tone="bad" title={<Trans>Not the same result</Trans>}>
              <Trans>What differs is marked above. Save the file and call the desk: {boot.phone}.</Trans>
            </Note>
          ))}
      </div>
      {check.failure && <FormError>{check.failure.message}</FormError>}
      {save.failure && <FormError>{save.failure.message}</FormError>}
      <div className="row wrap">
        <Button kind="secondary" busy={check.busy} onClick={() => void check.send()}>
          {checks ? <Trans>Check again</Trans> : <Trans>Check it in this browser</Trans>}
        </Button>
        <Button kind="ghost" busy={save.busy} onClick={() => void save.send()}>
          <Download className="icon" aria-hidden />
          <Trans>Save the round’s file</Trans>
        </Button>
      </div>
      <details className="draw-fold small">
        <summary>
          <Trans>For those who want to check it elsewhere</Trans>
        </summary>
        <p className="muted">
          <Trans>With the portal’s own program and the file of the round, on any computer:</Trans>
        </p>
        <code className="draw-code">npm run club -- check-draw {`draw-${idRound}.json`}</code>
      </details>
    </section>
  )
}

function CheckName({ check }: Pick<HereCheck, 'check'>) {
  switch (check) {
    case 'page':
      return <Trans>The file is the one of this page</Trans>
    case 'own':
      return <Trans>Your wishes and your result are in it</Trans>
    case 'seed':
      return <Trans>The secret number is the one fixed before</Trans>
    case 'wishes':
      return <Trans>No wish was changed after they closed</Trans>
    case 'order':
      return <Trans>The order</Trans>
    case 'result':
      return <Trans>Who received what</Trans>
    case 'places':
      return <Trans>No week went out more often than it has residences</Trans>
  }
}

/** Seals are compared by their ends; places, results and weeks by how many agree. */
function CheckValue({ one: { check, agrees, published, computed } }: { one: HereCheck }) {
  if (check === 'seed' || check === 'wishes') {
    const [here, there] = [shortSeal(computed), shortSeal(published)]
    return (
      <span className="small faint numeric">
        {agrees ? (
          here
        ) : (
          <Trans>
            here {here}, published {there}
          </Trans>
        )}
      </span>
    )
  }
  if (check === 'page' || check === 'own') return null
  return (
    <span className="small faint numeric">
      <Trans>
        {computed} of {published} agree
      </Trans>
    </span>
  )
}

const shortSeal = (seal: string) => `${seal.slice(0, 4)} … ${seal.slice(-4)}`
