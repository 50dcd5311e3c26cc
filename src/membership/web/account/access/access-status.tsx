import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import LinkIcon from 'lucide-react/icons/link'
import X from 'lucide-react/icons/x'
import { Chip } from '../../../../web/ui/chip.tsx'
import type { AccessLine } from '../../../access.endpoints.ts'

/** How a line ended, or whose it is, as a chip; nothing for the deeds of the owner. */
export function AccessStatus({ kind }: { kind: AccessLine['kind'] }) {
  switch (kind) {
    case 'signed-in':
    case 'signed-in-new':
      return (
        <Chip tone="good" icon={Check}>
          <Trans>Let in</Trans>
        </Chip>
      )
    case 'refused':
    case 'refused-waiting':
    case 'refused-locked':
    case 'locked':
    case 'not-me':
    case 'proof-refused':
    case 'factor-refused':
      return (
        <Chip tone="bad" icon={X}>
          <Trans>Refused</Trans>
        </Chip>
      )
    case 'club-deed':
    case 'club-came':
    case 'club-disabled':
    case 'club-enabled':
    case 'factor-lost-noted':
    case 'factor-lost-granted':
    case 'factor-lost-declined':
      return (
        <Chip tone="pending">
          <Trans>The club</Trans>
        </Chip>
      )
    case 'trusted-joined':
    case 'trusted-came':
    case 'trusted-deed':
      return (
        <Chip tone="pending">
          <Trans>Trusted</Trans>
        </Chip>
      )
    case 'file':
      return (
        <Chip tone="accent" icon={Download}>
          <Trans>File</Trans>
        </Chip>
      )
    case 'link':
      return (
        <Chip tone="accent" icon={LinkIcon}>
          <Trans>Link</Trans>
        </Chip>
      )
    default:
      return null
  }
}
