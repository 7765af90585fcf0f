/**
 * Keeps the page from scrolling behind the lightbox, without a jump where scrollbars take room. Done before GLightbox
 * opens: it would do the same with an inline stylesheet, which the page's policy refuses.
 */
export function lockPage(): () => void {
  const { documentElement: root, body } = document
  const scrollbar = innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  body.style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : ''
  return () => {
    root.style.overflow = ''
    body.style.paddingRight = ''
  }
}
