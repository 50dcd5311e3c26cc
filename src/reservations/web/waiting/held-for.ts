/** What is left until a moment: whole days, hours, minutes and seconds of it, and all of it in seconds. */
export function heldFor(end: Date, now: Date) {
  const total = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
  return {
    total,
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  }
}
