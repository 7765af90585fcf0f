/** Kept in sessionStorage until the form is sent; without storage there is no draft. */
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

/** For a form that the browser posts itself, before React has loaded: the thanks page deletes its draft. */
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
  } catch {}
}
