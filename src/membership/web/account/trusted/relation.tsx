import { Trans } from '@lingui/react/macro'
import type { Relation } from '../../../relations.ts'

/** “Jorge Ruiz, your accountant”, to the owner. */
export function YourPerson({ name, relation }: { name: string; relation: Relation }) {
  switch (relation) {
    case 'spouse':
      return <Trans>{name}, your spouse</Trans>
    case 'child':
      return <Trans>{name}, your child</Trans>
    case 'heir':
      return <Trans>{name}, your heir</Trans>
    case 'assistant':
      return <Trans>{name}, your assistant</Trans>
    case 'accountant':
      return <Trans>{name}, your accountant</Trans>
    case 'lawyer':
      return <Trans>{name}, your lawyer</Trans>
  }
}
