import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { callForFile } from '../../../web/save-file.ts'
import { Moment } from '../../../web/ui/moment.tsx'
import { type LinkedRepair, readLinkedPhoto } from '../../repairs/link.endpoints.ts'

interface JobPicturesProps {
  repair: LinkedRepair
  token: string
}

/** The pictures of a job: what came with the request, before and after. */
export function JobPictures({ repair: { photos, zone }, token }: JobPicturesProps) {
  if (photos.length === 0) return null
  return (
    <section>
      <h2 className="title">
        <Trans>Pictures</Trans>
      </h2>
      <ul className="job-pictures">
        {photos.map((photo) => (
          <li key={photo.key}>
            <Picture photo={photo} token={token} zone={zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PictureProps {
  photo: LinkedRepair['photos'][number]
  token: string
  zone: string
}

function Picture({ photo: { key, moment, at }, token, zone }: PictureProps) {
  const { t } = useLingui()
  const { url, isLost } = usePicture(token, key)
  const words = { request: t`With the request`, before: t`Before`, after: t`After` }[moment]
  return (
    <figure>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" aria-label={t`${words}: open the picture`}>
          <img src={url} alt="" />
        </a>
      ) : (
        <div className="job-picture-place">
          {isLost && (
            <span className="small muted">
              <Trans>This picture couldn’t be loaded</Trans>
            </span>
          )}
        </div>
      )}
      <figcaption className="small muted numeric">
        <b>{words}</b> <Moment at={at} zone={zone} />
      </figcaption>
    </figure>
  )
}

/** A picture by the job’s link, as an address of this page alone: no server and no history learns of the link. */
function usePicture(token: string, key: string) {
  const [read, setRead] = useState<{ url: string | null; isLost: boolean }>({ url: null, isLost: false })
  useEffect(() => {
    let isLeft = false
    let url: string | null = null
    void callForFile(readLinkedPhoto, { body: { token, key } }).then((result) => {
      if (isLeft) return
      url = result.ok ? URL.createObjectURL(result.value.content) : null
      setRead({ url, isLost: url === null })
    })
    return () => {
      isLeft = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [token, key])
  return read
}
