import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { RepairJob } from '../../repairs/repair.shape.ts'

type Photo = RepairJob['photos'][number]

/** What it looked like before and after, each with its time and who took it. */
export function JobPhotos({ photos, zone }: { photos: readonly Photo[]; zone: string }) {
  if (photos.length === 0) return null
  return (
    <section>
      <SectionHead title={<Trans>Before and after</Trans>} />
      <ul className="job-photos">
        {photos.map((photo) => (
          <li key={photo.key}>
            <Figure photo={photo} zone={zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figure({ photo: { moment, at, by, fileRoute }, zone }: { photo: Photo; zone: string }) {
  const { t } = useLingui()
  const words = moment === 'before' ? t`Before` : t`After`
  return (
    <figure>
      <a
        href={fileRoute}
        target="_blank"
        rel="noreferrer"
        aria-label={t`${words}: open the picture by ${by}`}
      >
        <img src={fileRoute} alt="" loading="lazy" />
      </a>
      <figcaption className="small muted numeric">
        <b className="job-photo-moment">{words}</b> <Moment at={at} zone={zone} />, {by}
      </figcaption>
    </figure>
  )
}
