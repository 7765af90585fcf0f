/** A name in the list of prices leads to its row and opens it. Without a script it leads to the row. */
export function openNamedDrip(): void {
  const open = () => {
    const row = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const details = row?.querySelector<HTMLDetailsElement>(':scope > details[name="drip"]')
    if (details) details.open = true
  }
  open()
  addEventListener('hashchange', open)
}
