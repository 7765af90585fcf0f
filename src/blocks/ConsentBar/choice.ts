export type Choice = 'yes' | 'no'

const KEY = 'analytics'

/** What the visitor answered about analytics. Forbidden storage only means that they are asked again. */
export function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // The answer holds for this page.
  }
}

/** Global Privacy Control and Do Not Track: a no that was said once for all sites. */
export function browserSaysNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean
    doNotTrack: string | null
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
