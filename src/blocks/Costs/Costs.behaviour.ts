import { comeAlive } from '#lib/browser/come-alive.ts'
import { costLines, sumOf, type Chosen, type CostLine } from '#lib/cost-lines.ts'
import { formatMoney } from '#lib/money.ts'
import * as names from './Costs.names.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** Adds up what is chosen, and keeps the choices in the address, behind the #: that part is never sent to a server. */
export function start(element: HTMLElement): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[${name}]`)!
  const months = element.querySelector<HTMLSelectElement>(`[${names.months}]`)!
  const controls = [...element.querySelectorAll<Control>(`[${names.costsPrice}]`)]
  const words = JSON.parse(part(names.said).getAttribute(names.costsWords) ?? '{}') as names.CostsWords
  const template = element.querySelector<HTMLTemplateElement>(`[${names.line}]`)!

  const show = () => {
    const chosen = controls.map((control): Chosen => ({
      price: JSON.parse(control.getAttribute(names.costsPrice)!),
      count: countOf(control),
    }))
    const lines = costLines(chosen, Number(months.value), words)
    const sum = formatMoney(sumOf(lines))
    part(names.lines).replaceChildren(...lines.map((line) => draw(line, template)))
    for (const total of element.querySelectorAll(`[${names.sum}]`)) total.textContent = sum
    return sum
  }
  element.addEventListener('input', () => {
    part(names.said).textContent = words.togetherSaid.replace('{sum}', show())
    history.replaceState(null, '', addressOf(controls, months))
  })
  part(names.printButton).addEventListener('click', () => print())
  part(names.copyButton).addEventListener('click', async () => {
    history.replaceState(null, '', addressOf(controls, months))
    await navigator.clipboard.writeText(location.href)
    part(names.copyButton).textContent = words.copied
  })

  const read = () => {
    choose(controls, months)
    show()
  }
  addEventListener('hashchange', read)
  read()
  comeAlive(element)
}

function countOf(control: Control): number {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 1 : 0
  return Math.min(999, Math.max(0, Math.floor(Number(control.value) || 0)))
}

/** What an address says is chosen; what it does not name stays as it is. */
function choose(controls: Control[], months: HTMLSelectElement): void {
  const asked = new URLSearchParams(location.hash.slice(1))
  for (const control of [...controls, months]) {
    const value = asked.get(control.name)
    if (value === null || !/^\d{1,3}$/.test(value)) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '0'
    else if (control instanceof HTMLInputElement || [...control.options].some((one) => one.value === value))
      control.value = value
    control.closest('details')?.toggleAttribute('open', true)
  }
}

function addressOf(controls: Control[], months: HTMLSelectElement): string {
  const asked = new URLSearchParams({ months: months.value })
  for (const control of controls)
    if (countOf(control) > 0 || control.name === 'membership')
      asked.set(control.name, String(countOf(control)))
  return `#${asked}`
}

function draw({ name, how, cents }: CostLine, template: HTMLTemplateElement): Node {
  const row = template.content.cloneNode(true) as DocumentFragment
  const [what, more] = row.querySelectorAll('span')
  what!.textContent = name
  more!.textContent = how
  row.querySelector('td')!.textContent = formatMoney(cents)
  return row
}
