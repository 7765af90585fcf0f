/** As details of one name do by themselves since Safari 17.2 and Firefox 130. Only a press counts: printing opens them all. */
export function keepOneOpen(details: HTMLDetailsElement): void {
  const group = details.getAttribute('name')
  if (!group) return
  details.dataset['group'] = group
  details.querySelector('summary')?.addEventListener('click', () => {
    if (details.open) return
    for (const other of document.querySelectorAll<HTMLDetailsElement>(
      `details[data-group="${CSS.escape(group)}"]`,
    ))
      if (other !== details) other.open = false
  })
}
