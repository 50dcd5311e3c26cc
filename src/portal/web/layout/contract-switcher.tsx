import './contract-switcher.css'
import { useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentType, useState } from 'react'
import { residenceLabel } from '../../../membership/contract.ts'
import { useContract, useContracts } from '../../../membership/web/session/use-session.ts'
import { Art } from '../../../web/ui/art.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ContractMenuProps } from './contract-menu.tsx'

const loadMenu = () => import('./contract-menu.tsx')

/** The selected contract; a menu where the owner has several. The menu's code loads when somebody is about to ask. */
export function ContractSwitcher() {
  const { t } = useLingui()
  const contracts = useContracts()
  const [Menu, setMenu] = useState<ComponentType<ContractMenuProps> | null>(null)
  if (contracts.length === 1) {
    return (
      <div className="contract">
        <SelectedContract />
      </div>
    )
  }
  const inside = (
    <>
      <span className="hidden-text">{t`Contract`}: </span>
      <SelectedContract />
      <ChevronDown className="icon-small faint" aria-hidden />
    </>
  )
  if (Menu) return <Menu>{inside}</Menu>

  const prepare = () => void loadMenu().catch(() => {})
  const open = () =>
    loadMenu()
      .then((loaded) => setMenu(() => loaded.default))
      .catch(() =>
        toast(t`The contracts didn’t open`, { text: t`Check your connection and try again.`, tone: 'bad' }),
      )
  return (
    <button
      type="button"
      className="contract contract-button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    >
      {inside}
    </button>
  )
}

function SelectedContract() {
  const contract = useContract()
  const language = useLanguage()
  return (
    <>
      <span className="contract-arch">
        {/* At the hour of the home’s own picture, which is the same file. */}
        <Art name={contract.scene} hour="dawn" night />
      </span>
      <span className="contract-text">
        {/* The label of the spec's section 3 in its three pieces, so that a telephone can set them on two lines. */}
        <b>
          <span>{contract.resort}</span>
          <i> | </i>
          <span>{residenceLabel(contract.residence, language)}</span>
          <i> | </i>
          <span>{contract.membership}</span>
        </b>
        <small>{contract.description[language]}</small>
      </span>
    </>
  )
}
