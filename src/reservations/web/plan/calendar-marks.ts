import { addDays, type Day, type DayRange } from '../../../kernel/day.ts'
import type { CalendarMark } from '../../../web/ui/calendar/month-grids.tsx'
import { leftAfter, type NightPlan, seasonOn } from './night-plan.ts'

/** Answers what a day of the calendar carries: its season, the owner's stay over it, what it takes or leaves. */
export function calendarMarksOf(
  plan: NightPlan,
  dates: DayRange | null,
): (day: Day, arrival?: Day) => CalendarMark | undefined {
  const { year, categories } = plan
  const left = dates ? leftAfter(plan, dates) : new Map<Day, number>()
  const percent = categories[0]?.nightPercent ?? 100
  return (day, arrival) => {
    const season = seasonOn(plan, day)
    const own = year.stays.find(({ datein, dateout }) => datein <= day && day < dateout)
    const wish = own ?? year.wishes.find(({ datein, dateout }) => datein <= day && day < dateout)
    const figure =
      arrival === undefined && left.has(day) ? String(left.get(day)) : priceOf(percent, day, year.today)
    const closed =
      day >= year.today && year.blackouts.some((one) => one.firstNight <= day && day <= one.lastNight)
    return {
      ...(season && season !== 'mid' && { season }),
      ...(figure && !own && { figure }),
      ...(closed && { closed }),
      ...(wish && {
        bar: {
          filled: own?.bookingStatus === 'confirmed',
          starts: wish.datein === day,
          ends: addDays(day, 1) === wish.dateout,
        },
      }),
    }
  }
}

/** What a night takes, where it is other than one. */
function priceOf(percent: number, day: Day, today: Day): string | null {
  return percent === 100 || day < today ? null : `−${percent / 100}`
}
