type Plan = { paid: number[]; missed: number[]; interest: number }

/**
 * What is owed after each month of a "no interest if paid in full" offer, in cents, when every month brings the same
 * payment: with the last one made, and with it missed. Then the interest of every month, held back so far, is added.
 */
export function deferredInterest(cents: number, yearlyPercent: number, months: number): Plan {
  const paid = Array.from({ length: months + 1 }, (_, month) => cents - (cents / months) * month)
  const owedEachMonth = paid.slice(0, months)
  const interest = Math.round(owedEachMonth.reduce((sum, owed) => sum + owed * (yearlyPercent / 100 / 12), 0))
  return { paid, missed: [...owedEachMonth, owedEachMonth.at(-1)! + interest], interest }
}
