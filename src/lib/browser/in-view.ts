/** Calls back once, when the element comes into view; a root margin makes that earlier, a threshold later. */
export function whenInView(element: Element, arrive: () => void, options?: IntersectionObserverInit): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    arrive()
  }, options)
  observer.observe(element)
}
