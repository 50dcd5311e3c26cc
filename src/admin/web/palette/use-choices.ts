import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import Inbox from 'lucide-react/icons/inbox'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LogIn from 'lucide-react/icons/log-in'
import Plus from 'lucide-react/icons/plus'
import UserRound from 'lucide-react/icons/user-round'
import { formatDay } from '../../../kernel/day.ts'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { fitsTyped } from '../../../web/desk/finding/fits-typed.ts'
import type { PublishKind } from '../../../web/desk/publish-search.ts'
import { toggleTheme } from '../../../web/theme.ts'
import { useLanguage } from '../../../web/words.ts'
import type { FoundAtDesk } from '../../find/find.endpoints.ts'
import { useActFor } from '../use-acting.ts'
import { deedsOf, onlyDeeds, type PaletteDeed, type ScreenChoice } from './choices.ts'
import { lastOpened } from './opened.ts'

/** One thing to choose: what it is, and what a press does. */
export interface Choice {
  id: string
  icon: LucideIcon
  title: string
  detail?: string
  go: () => void
}

/** The choices under one heading. */
export interface ChoiceGroup {
  name: 'opened' | 'owners' | 'contracts' | 'stays' | 'screens' | 'deeds'
  choices: Choice[]
}

interface Asked {
  typed: string
  found: FoundAtDesk | undefined
  screens: readonly ScreenChoice[]
  roles: readonly StaffRole[]
}

const SHELF_OF: Readonly<Partial<Record<PaletteDeed, PublishKind>>> = {
  newsletter: 'newsletters',
  promotion: 'promotions',
  document: 'documents',
  product: 'products',
  event: 'events',
}

/** What can be chosen for the letters, group by group. Groups without a choice are left out. */
export function useChoices({ typed, found, screens, roles }: Asked): ChoiceGroup[] {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const router = useRouter()
  const act = useActFor()
  const deedsAlone = onlyDeeds(typed)
  const letters = deedsAlone ?? typed.trim()
  const words: Record<PaletteDeed, string> = {
    newsletter: t`Write a newsletter`,
    promotion: t`Write a promotion`,
    document: t`Add a document`,
    product: t`Add a product`,
    event: t`Add an event`,
    'close-days': t`Close days of a resort`,
    skin: t`Change between the light and the dark theme`,
  }
  const openOwner = (idOwner: number, hash?: string) => () =>
    void navigate({ to: '/desk/owners/$id', params: { id: String(idOwner) }, ...(hash && { hash }) })
  const begin = (deed: PaletteDeed) => () => {
    const shelf = SHELF_OF[deed]
    if (shelf) void navigate({ to: '/desk/publish', search: { show: shelf, edit: 'new' } })
    else if (deed === 'close-days')
      void navigate({ to: '/desk/publish', search: { show: 'blackouts', edit: 'new' } })
    else toggleTheme()
  }
  const owners = deedsAlone === null && letters ? (found?.owners ?? []) : []
  const [first] = owners
  const groups: ChoiceGroup[] = [
    {
      name: 'opened',
      choices:
        letters === '' && deedsAlone === null
          ? lastOpened().map(({ idOwner, name, lastname }) => ({
              id: `opened-${idOwner}`,
              icon: UserRound,
              title: `${name} ${lastname}`,
              go: openOwner(idOwner),
            }))
          : [],
    },
    {
      name: 'owners',
      choices: owners.map(({ idOwner, name, lastname, email, contracts }) => ({
        id: `owner-${idOwner}`,
        icon: UserRound,
        title: `${name} ${lastname}`,
        detail: [
          ...contracts.map((one) => `${one.resortsname} ${one.housingnumber} (${one.membershipcode})`),
          email,
        ].join(' · '),
        go: openOwner(idOwner),
      })),
    },
    {
      name: 'contracts',
      choices: (deedsAlone === null && letters ? (found?.contracts ?? []) : []).map((one) => ({
        id: `contract-${one.id}`,
        icon: FileText,
        title: `${one.number} · ${one.hotel} ${one.residence}`,
        detail: one.owners.map(({ name, lastname }) => `${name} ${lastname}`).join(', '),
        go: openOwner(one.owners[0]?.idOwner ?? 0),
      })),
    },
    {
      name: 'stays',
      choices: (deedsAlone === null && letters ? (found?.stays ?? []) : []).map((one) => ({
        id: `stay-${one.id}`,
        icon: CalendarDays,
        title: `${one.code} · ${one.owner.name} ${one.owner.lastname}`,
        detail: `${one.hotel} ${one.residence ?? ''}`
          .trim()
          .concat(` · ${formatDay(one.checkIn, language)} – ${formatDay(one.checkOut, language)}`),
        go: openOwner(one.owner.idOwner, 'stays'),
      })),
    },
    {
      name: 'screens',
      choices: screens
        .filter(({ title }) => fitsTyped(title, letters))
        .map(({ path, title }) => ({
          id: `screen-${path.replaceAll('/', '-')}`,
          icon: LayoutGrid,
          title,
          go: () => router.history.push(path),
        })),
    },
    {
      name: 'deeds',
      choices: [
        ...(first && first.active && first.contracts.length > 0 && roles.includes('admin')
          ? [
              {
                id: 'deed-act',
                icon: LogIn,
                title: t`Act for ${first.name} ${first.lastname}`,
                go: () => void act.send({ idOwner: first.idOwner, idContract: null }),
              },
            ]
          : []),
        ...(first && (roles.includes('desk') || roles.includes('finance'))
          ? [
              {
                id: 'deed-inbox',
                icon: Inbox,
                title: t`What waits from ${first.name} ${first.lastname}`,
                go: () =>
                  void navigate({
                    to: '/desk',
                    search: { find: `${first.name} ${first.lastname}`.slice(0, 100) },
                  }),
              },
            ]
          : []),
        ...deedsOf(roles)
          .filter((deed) => (letters !== '' || deedsAlone !== null ? fitsTyped(words[deed], letters) : false))
          .map((deed) => ({ id: `deed-${deed}`, icon: Plus, title: words[deed], go: begin(deed) })),
      ],
    },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}
