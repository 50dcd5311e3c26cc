/** What a moment's drawing has of its own: how the door hangs, and what its lock is made of. */
const LOOKS = {
  before: { tilt: 1.6, plate: '#8a6f58', edge: '#5f4a39', lever: '#6d5747', dark: '#3b2c22', gap: 26 },
  after: { tilt: 0, plate: '#d9b36a', edge: '#b08a45', lever: '#c79f55', dark: '#3a2a16', gap: 8 },
} as const

/** The lock of a terrace door before its repair, rusty in a door that hangs, and after it; as SVG, 1200 by 900. */
export function drawnLock(moment: keyof typeof LOOKS): string {
  const look = LOOKS[moment]
  const { tilt, plate, edge, lever, dark, gap } = look
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#efe3d0"/><stop offset="1" stop-color="#d9c6aa"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfe0e6"/><stop offset=".55" stop-color="#8fc7cf"/><stop offset=".56" stop-color="#3f93a1"/><stop offset="1" stop-color="#2d7886"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7d5a3c"/><stop offset=".5" stop-color="#94704d"/><stop offset="1" stop-color="#7a573a"/></linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${plate}"/><stop offset="1" stop-color="${edge}"/></linearGradient>
</defs>
<rect width="1200" height="900" fill="url(#wall)"/>
<rect x="700" width="500" height="900" fill="#5d4129"/>
<rect x="716" width="484" height="900" fill="#6b4c32"/>
<g transform="rotate(${tilt} 120 900)">
<rect x="-80" y="-60" width="${780 - gap}" height="1040" fill="url(#wood)"/>
<rect x="40" y="-60" width="350" height="820" fill="#5f4229"/>
<rect x="56" y="-60" width="318" height="804" fill="url(#sea)"/>
<path d="M56 600q80-26 160 0t158 0v144H56z" fill="#e9d7b4" opacity=".9"/>
${[430, 520, 610, 660].map((x, at) => `<path d="M${x} -60q${at % 2 === 0 ? 9 : -7} 260 0 520t${at % 2 === 0 ? -6 : 8} 520" fill="none" stroke="#6a4a30" stroke-width="2" opacity=".55"/>`).join('')}
<rect x="500" y="270" width="120" height="360" rx="18" fill="${dark}" opacity=".35" transform="translate(8 10)"/>
<rect x="500" y="270" width="120" height="360" rx="18" fill="url(#metal)" stroke="${edge}" stroke-width="4"/>
<circle cx="560" cy="300" r="9" fill="${dark}" opacity=".7"/><circle cx="560" cy="600" r="9" fill="${dark}" opacity=".7"/>
<circle cx="560" cy="385" r="40" fill="${edge}"/><circle cx="560" cy="385" r="30" fill="${lever}"/>
${ownOf(moment, look)}
</g>
<rect x="${700 - (moment === 'before' ? 4 : 0)}" y="352" width="34" height="96" rx="5" fill="${edge}"/>
<rect x="708" y="374" width="16" height="52" rx="3" fill="${dark}"/>
</svg>`
}

/** The lever and the keyhole: hanging among rust and scratches, or level with its key. */
function ownOf(
  moment: keyof typeof LOOKS,
  { lever, edge, dark }: (typeof LOOKS)[keyof typeof LOOKS],
): string {
  const handle = (turn: number) =>
    `<g transform="rotate(${turn} 560 385)"><rect x="330" y="362" width="240" height="46" rx="23" fill="${lever}" stroke="${edge}" stroke-width="4"/><rect x="350" y="370" width="190" height="9" rx="4" fill="#fff" opacity=".25"/></g>`
  const hole = `<circle cx="560" cy="505" r="22" fill="${edge}"/><circle cx="560" cy="499" r="8" fill="${dark}"/><path d="M555 502l-5 22h20l-5-22z" fill="${dark}"/>`
  if (moment === 'after')
    return `${handle(0)}${hole}<g><rect x="552" y="500" width="16" height="92" rx="6" fill="#c9cdd0" stroke="#8d9499" stroke-width="2"/><circle cx="560" cy="616" r="34" fill="none" stroke="#b6bcc0" stroke-width="13"/><path d="M560 648q24 34 8 78" fill="none" stroke="#b6bcc0" stroke-width="5"/><circle cx="566" cy="738" r="14" fill="#2f7f8b"/></g>`
  const rust = [
    [530, 330, 15],
    [592, 352, 10],
    [520, 470, 18],
    [598, 548, 20],
    [540, 585, 12],
    [584, 445, 9],
  ]
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Number(r) * 0.7}" fill="#a4522a" opacity=".75"/>`,
    )
    .join('')
  const scratches = ['M500 540l-96 34', 'M506 556l-78 44', 'M622 470l40-30', 'M620 500l52-22']
    .map((line) => `<path d="${line}" stroke="#d8c0a4" stroke-width="3" opacity=".8"/>`)
    .join('')
  return `${rust}${handle(-17)}${hole}${scratches}`
}
