import './palette.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { useModal } from '../../../web/ui/dialog/use-modal.ts'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LONGEST_ASKED } from '../../find/asked.ts'
import { onlyDeeds, type ScreenChoice, stepTo } from './choices.ts'
import { type Choice, type ChoiceGroup, useChoices } from './use-choices.ts'
import { useFoundAtDesk } from './use-found-at-desk.ts'

interface PaletteProps {
  open: boolean
  onClose: () => void
  screens: readonly ScreenChoice[]
  roles: readonly StaffRole[]
}

/** Finds owners, contracts, stays, screens and deeds: a field and a list below it, the keyboard in the field (a combobox). */
export function Palette({ open, onClose, ...more }: PaletteProps) {
  const { t } = useLingui()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal.dialog} className="dialog palette" aria-label={t`Find`}>
      {modal.drawn && <Finding onClose={onClose} {...more} />}
    </dialog>
  )
}

function Finding({ onClose, screens, roles }: Omit<PaletteProps, 'open'>) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  const mayFind = roles.some((role) => role === 'admin' || role === 'desk' || role === 'finance')
  const mayStays = roles.includes('desk')
  const letters = onlyDeeds(typed) === null ? typed.trim() : ''
  const found = useFoundAtDesk(letters, mayFind)
  const groups = useChoices({ typed, found: found.data, screens, roles })
  const choices = groups.flatMap((group) => group.choices)
  const current = choices[Math.min(at, choices.length - 1)]
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, id])
  const choose = (choice: Choice) => {
    onClose()
    choice.go()
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by !== null) {
      event.preventDefault()
      setAt(stepTo(Math.min(at, choices.length - 1), by, choices.length))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // What stands there belongs to the letters of before.
      if (current && !found.isPlaceholderData) choose(current)
    }
  }
  return (
    <div className="palette-body">
      <div className="palette-field">
        <Search className="icon" aria-hidden />
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          aria-label={
            mayStays
              ? t`Find an owner, a contract, a stay, a screen`
              : mayFind
                ? t`Find an owner, a contract, a screen`
                : t`Find a screen`
          }
          placeholder={
            mayStays
              ? t`Name, phone, contract, BK-…`
              : mayFind
                ? t`Name, phone, contract`
                : t`Name of a screen`
          }
          value={typed}
          maxLength={LONGEST_ASKED}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={press}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
        />
        <IconButton label={t`Close`} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </div>
      {found.isError && letters !== '' && <FormError>{found.error.message}</FormError>}
      <div
        id={`${id}-list`}
        className="palette-list"
        role="listbox"
        aria-label={t`Found`}
        aria-busy={found.isFetching}
        tabIndex={-1}
      >
        {groups.map((group) => (
          <Group key={group.name} group={group} id={id} current={current} onChoose={choose} />
        ))}
      </div>
      <p className="palette-foot small muted" role="status">
        {letters !== '' && found.isPending && mayFind ? (
          <Trans>Looking…</Trans>
        ) : choices.length === 0 && typed.trim() !== '' ? (
          <Trans>
            Nothing matches “{typed}”. Try a shorter search; words of messages are found in the inbox.
          </Trans>
        ) : (
          <Plural value={choices.length} one="# to choose" other="# to choose" />
        )}
      </p>
      <p className="palette-keys small muted" aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <Trans>choose</Trans>
        </span>
        <span>
          <kbd>Enter</kbd> <Trans>open</Trans>
        </span>
        <span>
          <kbd>&gt;</kbd> <Trans>screens and deeds only</Trans>
        </span>
        <span>
          <kbd>Esc</kbd> <Trans>close</Trans>
        </span>
      </p>
    </div>
  )
}

interface GroupProps {
  group: ChoiceGroup
  id: string
  current: Choice | undefined
  onChoose: (choice: Choice) => void
}

function Group({ group: { name, choices }, id, current, onChoose }: GroupProps) {
  const { t } = useLingui()
  const titles: Record<ChoiceGroup['name'], string> = {
    opened: t`Opened last`,
    owners: t`Owners`,
    contracts: t`Contracts`,
    stays: t`Stays`,
    screens: t`Screens`,
    deeds: t`Do`,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a list of options, not of a form
    <div role="group" aria-labelledby={`${id}-${name}`}>
      <p id={`${id}-${name}`} className="palette-part" role="presentation">
        {titles[name]}
      </p>
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={choice.id}
          id={`${id}-${choice.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={choice === current}
          className={clsx('palette-choice', choice === current && 'palette-current')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <choice.icon className="icon-small" aria-hidden />
          <span>
            <b>{choice.title}</b>
            {choice.detail && <span className="small muted">{choice.detail}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
