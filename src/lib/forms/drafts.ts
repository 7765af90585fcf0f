/** What was typed into a form so far, kept for this tab until it is sent. Forbidden or full storage does no harm. */
export function readDraft(form: string): Record<string, string> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}'))
  } catch {
    return {}
  }
}

export function saveToDraft(form: string, field: string, value: string): void {
  withStorage((store) => store.setItem(keyOf(form), JSON.stringify({ ...readDraft(form), [field]: value })))
}

export function deleteDraft(form: string): void {
  withStorage((store) => store.removeItem(keyOf(form)))
}

/** A form is leaving without a script to see how it ends: remember which, until a thanks page says it went well. */
export function rememberSentForm(form: string): void {
  withStorage((store) => store.setItem(sentFormKey, form))
}

export function deleteSentDraft(): void {
  withStorage((store) => {
    deleteDraft(store.getItem(sentFormKey) ?? '')
    store.removeItem(sentFormKey)
  })
}

const sentFormKey = 'form-leaving'

function keyOf(form: string): string {
  return `draft-${form}`
}

function withStorage(act: (store: Storage) => void): void {
  try {
    act(sessionStorage)
  } catch {
    // The text stays in the fields; only a reload would lose it.
  }
}
