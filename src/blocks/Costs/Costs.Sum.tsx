import { sumOf, type CostLine } from '#lib/cost-lines.ts'
import { mark } from '#lib/mark.ts'
import { formatMoney } from '#lib/money.ts'
import type { Words } from '#lib/words/words.ts'
import { buttonLook } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as names from './Costs.names.ts'
import type { CostsWords } from './Costs.names.ts'
import { useWords } from '#ui/words.ts'

/** The sum with every line of it, drawn anew by the script; at first for what is chosen at first, so that nothing moves. */
export function CostsSum({ lines }: { lines: CostLine[] }) {
  const { costs } = useWords()
  return (
    <div className="costs-sum">
      <table className="line-table">
        <caption className="pb-3 text-left font-display text-subheading">{costs.sum}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{costs.what}</th>
            <th scope="col">{costs.cost}</th>
          </tr>
        </thead>
        <tbody {...mark(names.lines)}>
          {lines.map(({ name, how, cents }) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span> <span className="block text-small text-muted">{how}</span>
              </th>
              <td>{formatMoney(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{costs.together}</th>
            <td {...mark(names.sum)} className="font-display text-heading text-price">
              {formatMoney(sumOf(lines))}
            </td>
          </tr>
        </tfoot>
      </table>
      <p
        role="status"
        {...mark(names.said)}
        {...mark(names.costsWords, JSON.stringify(inBrowser(costs)))}
        className="sr-only"
      />
      <p className="text-small text-muted">{costs.nothingStored}</p>
      <div data-paper="none" className="flex flex-wrap gap-3">
        <button type="button" {...mark(names.copyButton)} className={buttonLook('quiet', 'small')}>
          {costs.copy}
        </button>
        <button type="button" {...mark(names.printButton)} className={buttonLook('quiet', 'small')}>
          <Icon name="print" /> {costs.print}
        </button>
      </div>
      {/* As text: React takes a row for misplaced in a template, the browser does not. */}
      <template {...mark(names.line)} dangerouslySetInnerHTML={{ __html: row(costs) }} />
    </div>
  )
}

/** What the script says as the choices change. */
const inBrowser = ({ togetherSaid, copied, forMonth, forMonths }: Words['costs']): CostsWords => ({
  togetherSaid,
  copied,
  forMonth,
  forMonths,
})

const row = ({ what, how }: Words['costs']) =>
  `<tr><th scope="row"><span>${what}</span> <span class="block text-small text-muted">${how}</span></th><td>$0</td></tr>`
