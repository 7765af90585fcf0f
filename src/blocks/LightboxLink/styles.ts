/** Stylesheets that arrive with their script and not with the page: resolves when all of them are in force. */
export async function loadStyles(...addresses: string[]): Promise<void> {
  await Promise.all(
    addresses.filter((address) => !document.querySelector(`link[href="${address}"]`)).map(load),
  )
}

function load(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const done = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.append(link)
  return done
}
