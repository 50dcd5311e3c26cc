import type { Config } from '../../../server/boot/config.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import type { Mount } from '../../../server/http/app.ts'
import type { MarkRules } from '../../settings/mark.endpoints.ts'
import { findMarks, readClubMark } from './mark.store.ts'

type Brand = Config['brand']

/** Where browsers get a logo: the key is in the address, so that it may be kept for good. */
const PATH = '/api/brand/'

/** Puts the club's logo into the configuration, and again whenever a process changes it (channel `mark`). */
export async function keepMark(
  config: Config,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  failed: (error: unknown) => void,
): Promise<void> {
  const read = async () => {
    const worn = await readClubMark(db)
    const marks = await findMarks(db, [worn.day, worn.night])
    config.brand = withMark(config.brand, worn, marks)
  }
  await read()
  const again = () => void read().catch(failed)
  listen('mark', { heard: again, hearing: again, deaf: () => {} })
}

function withMark(
  { mark: _, ...brand }: Brand,
  worn: MarkRules,
  marks: readonly { key: string; png: Uint8Array }[],
): Brand {
  const day = marks.find(({ key }) => key === worn.day)
  if (!day) return brand
  const night = marks.find(({ key }) => key === worn.night) ?? day
  const pictures = [day, night].map(({ key, png }) => ({ key, png: Buffer.from(png).toString('base64') }))
  return {
    ...brand,
    mark: { day: pictures[0]!, night: pictures[1]!, css: cssOf(day.key, night.key), icon: PATH + day.key },
  }
}

/** The page's style: the logo in the place of the house's mark, in each skin, on the deep bar, and on paper. */
function cssOf(day: string, night: string): string {
  const of = (key: string) => `url(${PATH}${key})`
  return [
    'svg.mark>*{display:none}',
    `svg.mark{background:${of(day)} center/contain no-repeat}`,
    `[data-theme='dark'] svg.mark,.admin-bar svg.mark{background-image:${of(night)}}`,
    `@media print{svg.mark.mark{background-image:${of(day)};print-color-adjust:exact}}`,
  ].join('')
}

/** Hands the logo to whoever asks, signed in or not: it stands on the page on which one signs in. */
export const mountMark: Mount = (app, { config }) => {
  app.get<{ Params: { key: string } }>(`${PATH}:key`, async ({ params }, reply) => {
    const { mark } = config.brand
    const found = [mark?.day, mark?.night].find((one) => one?.key === params.key)
    if (!found)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(Buffer.from(found.png, 'base64'))
  })
}
