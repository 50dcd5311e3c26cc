import { Trans } from '@lingui/react/macro'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { Chip } from '../../web/ui/chip.tsx'

/** What a stay is called that was given to another owner in a trade: nobody cancelled it (decision 0481). */
export function TradedChip() {
  return (
    <Chip tone="quiet" icon={ArrowLeftRight}>
      <Trans context="booking">Traded</Trans>
    </Chip>
  )
}
