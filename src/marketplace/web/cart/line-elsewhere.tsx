import './line-benefit.css'
import { Trans, useLingui } from '@lingui/react/macro'
import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CartLine } from '../../cart.ts'
import { keepElsewhere } from '../../change-cart.ts'
import type { PricedLine } from '../../checkout.endpoints.ts'
import { isAskedAbout } from '../../elsewhere.ts'
import { changeCart } from './cart-store.ts'
import { LineResort } from './line-resort.tsx'
import { useLineDeeds } from './use-line-deeds.ts'

interface LineElsewhereProps {
  line: CartLine
  priced: Pick<PricedLine, 'hotel' | 'stayElsewhere'>
}

/** Where a line is served, unless that is being asked about below it. */
export function LineElsewhere({ line, priced }: LineElsewhereProps) {
  const isAsked = isAskedAbout(line, priced)
  const kept = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Its buttons are gone: the focus stays with the line.
    if (wasAsked.current && !isAsked && document.activeElement === document.body) kept.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (isAsked) return null
  const { hotel, stayElsewhere } = priced
  return (
    <div ref={kept} tabIndex={-1}>
      <LineResort resort={hotel.name} stayElsewhere={stayElsewhere} />
    </div>
  )
}

/** What is at another resort than the stay's asks once, below the line, whether it is wanted so. */
export function ElsewhereQuestion({ line, priced }: LineElsewhereProps) {
  const { t } = useLingui()
  const id = useId()
  const name = line.name[useLanguage()]
  const { remove } = useLineDeeds(line)
  const { hotel, stayElsewhere: stay } = priced
  if (stay === null || !isAskedAbout(line, priced)) return null
  const resort = hotel.name
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of two buttons is no form's field
    <div className="line-asked" role="group" aria-labelledby={id}>
      <p id={id}>
        <MapPin className="icon-small" aria-hidden />
        <span>
          <b>
            <Trans>You stay somewhere else that day.</Trans>
          </b>{' '}
          <Trans>
            This is at {resort}, and you stay at {stay}.
          </Trans>
        </span>
      </p>
      <div className="row">
        <Button
          kind="secondary"
          size="small"
          aria-label={t`Keep it, we’ll be there: ${name}`}
          onClick={() => changeCart((cart) => keepElsewhere(cart, line.uuid, stay))}
        >
          <Trans>Keep it, we’ll be there</Trans>
        </Button>
        <Button kind="ghost" size="small" aria-label={t`Take it out: ${name}`} onClick={remove}>
          <Trans>Take it out</Trans>
        </Button>
      </div>
    </div>
  )
}
