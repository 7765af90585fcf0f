import type { Find, Hit } from '#lib/search/find.ts'
import { addressOf, countWords, type SearchMessages } from '#lib/search/answer.ts'

/** Makes a search field answer as you type. Called again for the same field it only brings the focus back. */
export function start(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input[name=q]')
  const list = box.querySelector('ol')
  const status = box.querySelector<HTMLElement>('[role=status]')
  const answer = box.querySelector('template')
  const nothing = box.querySelector<HTMLElement>('p.inline-links')
  if (!input || !list || !status || !answer || started.has(box)) return
  started.add(box)
  const messages = JSON.parse(status.dataset.searchStatus!) as SearchMessages

  const mistyped = input.id === 'search-missing' ? wordsOf(location.pathname) : ''
  let find: Find | undefined
  let loading: Promise<Find> | undefined
  const show = () => {
    if (!find || (!input.value.trim() && mistyped)) return
    const hits = find(input.value)
    list.replaceChildren(...hits.map((hit) => draw(hit, answer)))
    status.textContent = countWords(hits.length, input.value, messages)
    box.toggleAttribute('data-searching', Boolean(input.value.trim()))
    if (nothing) nothing.hidden = hits.length > 0 || !input.value.trim()
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
  /** Where an address is mistyped: pages whose names it comes close to, while the field itself is empty. */
  const suggest = () => {
    const close = (find?.(mistyped) ?? []).filter(({ isNamed }) => isNamed).slice(0, 3)
    if (close.length === 0 || input.value) return
    list.replaceChildren(...close.map((hit) => draw(hit, answer)))
    status.textContent = messages.didYouMean
    if (nothing) nothing.hidden = true
  }
  input.addEventListener('focus', prepare)
  input.addEventListener('input', () => (find ? show() : void prepare()))
  input.form?.addEventListener('submit', (event) => {
    // Elsewhere Enter leads to the page of results, as it does without a script.
    if (!find || location.pathname !== new URL(input.form!.action).pathname) return
    event.preventDefault()
    history.replaceState(null, '', `?${new URLSearchParams({ q: input.value })}`)
  })
  box.addEventListener('keydown', (event) => moveFocus(event, input, list))

  if (mistyped) void prepare().then(suggest)
  // What the address already asks: /search?q=botox.
  if (input.id === 'search-page') input.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (input.value || box.contains(document.activeElement)) void prepare()
}

const started = new WeakSet<HTMLElement>()

async function loadFinder(address: string): Promise<Find> {
  const [{ createFinder }, response] = await Promise.all([import('#lib/search/find.ts'), fetch(address)])
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return createFinder(await response.json())
}

/** '/semaglutid' and '/Sema-Glutide' in words. */
function wordsOf(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? ''
  return last
    .replaceAll(/[^a-z0-9]+/gi, ' ')
    .slice(0, 80)
    .trim()
}

function draw({ entry, line }: Hit, answer: HTMLTemplateElement): Node {
  const item = answer.content.cloneNode(true) as DocumentFragment
  item.querySelector('a')!.href = addressOf({ entry, line })
  const said = [entry.section, entry.name, line?.text ?? entry.purpose]
  item
    .querySelectorAll('a > span')
    .forEach((part, index) => (part.textContent = said[index] ?? part.textContent))
  return item
}

/** Down from the field into the answers, up from the first one back. */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  event.preventDefault()
  next?.focus()
}
