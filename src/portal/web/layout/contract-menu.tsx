import './contract-menu.css'
import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { selectContract, useContract, useContracts } from '../../../membership/web/session/use-session.ts'
import { Art } from '../../../web/ui/art.tsx'
import { useLanguage } from '../../../web/words.ts'

export interface ContractMenuProps {
  /** What the trigger shows. */
  children: ReactNode
}

/** The owner's contracts to choose from. It opens as soon as it is there: somebody pressed for it. */
export default function ContractMenu({ children }: ContractMenuProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const contracts = useContracts()
  const selected = useContract()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The trigger has to hold the focus before the menu opens, or it would not get it back.
    trigger.current?.focus()
    setOpen(true)
  }, [])

  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      <Button ref={trigger} className="contract contract-button">
        {children}
      </Button>
      <Popover className="contract-popover" placement="bottom start" offset={6}>
        <Menu
          className="contract-menu"
          aria-label={t`Contracts`}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(selected.id)]}
          onAction={(key) => selectContract(Number(key))}
        >
          {contracts.map((contract) => (
            <MenuItem key={contract.id} id={String(contract.id)} textValue={contract.label}>
              <span className="contract-arch">
                <Art name={contract.scene} hour="noon" night eager />
              </span>
              <span className="contract-text">
                <b>{contract.label}</b>
                <small>{contract.description[language]}</small>
              </span>
              {contract.id === selected.id && <Check className="icon" aria-hidden />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
