import type { Find, Hit } from '#lib/search/find.ts'
import { addressOf, countWords, type SearchMessages } from '#lib/search/result-messages.ts'

export function enableField(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input[name=q]')
  const list = box.querySelector('ol')
  const status = box.querySelector<HTMLElement>('[role=status]')
  const template = box.querySelector('template')
  const noResults = box.querySelector<HTMLElement>('[data-no-results]')
  if (!input || !list || !status || !template || enabled.has(box)) return
  enabled.add(box)
  const messages = JSON.parse(status.dataset.searchStatus!) as SearchMessages

  const mistyped = input.id === 'search-missing' ? wordsInPath(location.pathname) : ''
  let find: Find | undefined
  let loading: Promise<Find> | undefined
  const show = () => {
    if (!find || (!input.value.trim() && mistyped)) return
    const hits = find(input.value)
    list.replaceChildren(...hits.map((hit) => renderHit(hit, template)))
    status.textContent = countWords(hits.length, input.value, messages)
    box.toggleAttribute('data-searching', Boolean(input.value.trim()))
    if (noResults) noResults.hidden = hits.length > 0 || !input.value.trim()
  }
  const prepare = async () => {
    try {
      loading ??= loadFinder(box.dataset.search!)
      find = await loading
      show()
    } catch {
      loading = undefined
      status.textContent = messages.notLoaded
    }
  }
  /** On the 404 page: pages whose names resemble the address. */
  const suggest = () => {
    const close = (find?.(mistyped) ?? []).filter(({ isNamed }) => isNamed).slice(0, 3)
    if (close.length === 0 || input.value) return
    list.replaceChildren(...close.map((hit) => renderHit(hit, template)))
    status.textContent = messages.didYouMean
    if (noResults) noResults.hidden = true
  }
  input.addEventListener('focus', prepare)
  input.addEventListener('input', () => (find ? show() : void prepare()))
  input.form?.addEventListener('submit', (event) => {
    // On other pages the form navigates to the search page.
    if (!find || location.pathname !== new URL(input.form!.action).pathname) return
    event.preventDefault()
    history.replaceState(null, '', `?${new URLSearchParams({ q: input.value })}`)
  })
  box.addEventListener('keydown', (event) => moveFocus(event, input, list))

  if (mistyped) void prepare().then(suggest)
  if (input.id === 'search-page') input.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (input.value || box.contains(document.activeElement)) void prepare()
}

const enabled = new WeakSet<HTMLElement>()

async function loadFinder(address: string): Promise<Find> {
  const [{ createFinder }, response] = await Promise.all([import('#lib/search/find.ts'), fetch(address)])
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return createFinder(await response.json())
}

function wordsInPath(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? ''
  return last
    .replaceAll(/[^a-z0-9]+/gi, ' ')
    .slice(0, 80)
    .trim()
}

function renderHit({ entry, line }: Hit, template: HTMLTemplateElement): Node {
  const item = template.content.cloneNode(true) as DocumentFragment
  item.querySelector('a')!.href = addressOf({ entry, line })
  const texts = [entry.section, entry.name, line?.text ?? entry.purpose]
  item
    .querySelectorAll('a > span')
    .forEach((part, index) => (part.textContent = texts[index] ?? part.textContent))
  return item
}

function moveFocus(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  event.preventDefault()
  next?.focus()
}
