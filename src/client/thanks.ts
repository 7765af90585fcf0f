import { dropDraftThatLeft } from '#lib/forms/drafts.ts'

/** A thanks page: the form that led here without a script has arrived. */
export function start(): void {
  dropDraftThatLeft()
}
