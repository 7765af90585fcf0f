import { mark } from '#lib/mark.ts'
import { buttonLook } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as names from './Costs.names.ts'

/** The sum with every line of it; filled in by the script. */
export function CostsSum() {
  return (
    <div className="costs-sum">
      <table className="line-table">
        <caption className="pb-3 text-left font-display text-subheading">Your sum</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody {...mark(names.lines)} />
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td {...mark(names.sum)} className="font-display text-heading text-price" />
          </tr>
        </tfoot>
      </table>
      <p role="status" {...mark(names.said)} className="sr-only" />
      <p className="text-small text-muted">
        Your choices are in the address of this page and nowhere else: nothing is stored or sent. Keep or
        share the address to see the same sum again.
      </p>
      <div data-paper="none" className="flex flex-wrap gap-3">
        <button type="button" {...mark(names.copyButton)} className={buttonLook('quiet', 'small')}>
          Copy the address
        </button>
        <button type="button" {...mark(names.printButton)} className={buttonLook('quiet', 'small')}>
          <Icon name="print" /> Print the sum
        </button>
      </div>
      {/* As text: React takes a row for misplaced in a template, the browser does not. */}
      <template {...mark(names.line)} dangerouslySetInnerHTML={{ __html: row }} />
    </div>
  )
}

const row =
  '<tr><th scope="row"><span>What</span> <span class="block text-small text-muted">How it is counted</span></th><td>$0</td></tr>'
