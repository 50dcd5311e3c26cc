import './about-us.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/calls/query.ts'
import { Segmented } from '../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { ErrorBox } from '../../web/ui/state-box.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listStaffContacts } from '../staff.endpoints.ts'
import { type AboutView, aboutSearch } from './about-search.ts'
import { AboutSkeleton } from './about-skeleton.tsx'
import { MeetingView } from './meeting-view.tsx'
import { TeamView } from './team-view.tsx'
import { MessageView } from './thread/message-view.tsx'

/** About Us: the team, a meeting with one of them, a message (spec, section 1). */
export default function AboutUsScreen() {
  const { show = 'team', with: idStaff, about } = useSearchOf(aboutSearch)
  const team = useQuery(queryOf(listStaffContacts))
  return (
    <div className="page">
      <PageHead
        title={<Trans>About Us</Trans>}
        lead={<Trans>The people behind the club, and the ways to reach them.</Trans>}
      />
      <ViewChoice view={show} />
      {show === 'message' && !team.isPending ? (
        // The form and what was typed stand without the team too: it can be written to the concierge.
        <MessageView team={team.data?.data ?? []} idStaff={idStaff} about={about} />
      ) : team.data ? (
        show === 'meeting' ? (
          <MeetingView team={team.data.data} idStaff={idStaff} />
        ) : (
          <TeamView team={team.data.data} />
        )
      ) : team.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load the team</Trans>}
            onRetry={() => void team.refetch()}
            busy={team.isFetching}
            phone={boot.phone}
          >
            {team.error.message}
          </ErrorBox>
        </div>
      ) : (
        <AboutSkeleton view={show} />
      )}
    </div>
  )
}

function ViewChoice({ view }: { view: AboutView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const show = (next: AboutView) =>
    void navigate({
      to: '/about-us',
      search: next === 'team' ? {} : { show: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="about-views">
      <Segmented
        views
        label={t`What to see`}
        value={view}
        onChange={show}
        options={[
          { value: 'team', label: t`The team` },
          { value: 'meeting', label: t`Schedule a meeting` },
          { value: 'message', label: t`Your concierge` },
        ]}
      />
    </div>
  )
}
