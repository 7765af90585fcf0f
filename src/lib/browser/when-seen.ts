/** Another company's slow server then holds up nothing of ours, and a page prepared in advance contacts nobody unseen. */
export function whenSeen(go: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => whenSeen(go), { once: true })
  } else if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}
