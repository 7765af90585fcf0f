/** Unchecks answers that Firefox restores after a reload. */
export function forgetTickedAnswers(): void {
  const answers = document.querySelectorAll<HTMLInputElement>(
    '[data-check] :is([type=radio], [type=checkbox])',
  )
  for (const answer of answers) answer.checked = false
}
