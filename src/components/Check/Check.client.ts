/** Firefox ticks boxes again after a reload, and these answers must be forgotten. HTML allows no autocomplete on them. */
export function forgetTickedAnswers(): void {
  const ticks = document.querySelectorAll<HTMLInputElement>('[data-check] :is([type=radio], [type=checkbox])')
  for (const tick of ticks) tick.checked = false
}
