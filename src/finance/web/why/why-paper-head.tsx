import { formatDay, todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { Logo } from '../../../web/ui/logo.tsx'
import { useLanguage } from '../../../web/words.ts'
import { OwnerName } from '../owner-name.tsx'

/** The head of a figure's page on paper: the club, the owner, the contract, the day of printing. On screens it is not there. */
export function WhyPaperHead() {
  const language = useLanguage()
  const { brand } = boot
  const contract = useContract()
  return (
    <div className="why-paper-head small" aria-hidden>
      <Logo name={brand.name} tagline={brand.tagline} size={40} />
      <p>
        <b>
          <OwnerName />
        </b>
        <br />
        {contract.label}
        <br />
        <span className="numeric">{formatDay(todayIn(contract.zone, new Date()), language)}</span>
      </p>
    </div>
  )
}
