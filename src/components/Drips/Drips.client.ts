/** Opens the row that the address names, as the list of drip names does. */
export function openNamedDrip(): void {
  const open = () => {
    const row = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const details = row?.querySelector<HTMLDetailsElement>(':scope > details[name="drip"]')
    if (details) details.open = true
  }
  open()
  addEventListener('hashchange', open)
}
