import create from 'glightbox'

/** What we use of a GLightbox beyond its published types, which describe version 3.2.1 and only the outside. */
export type Lightbox = {
  openAt(index: number): void
  close(): void
  nextSlide(): void
  prevSlide(): void
  preloadSlide(index: number): void
  on(event: 'slide_before_load', heard: (slide: { slideNode: HTMLElement; slideIndex: number }) => void): void
  on(event: 'slide_before_change' | 'open' | 'close', heard: () => void): void
  index: number
  /** While a picture is dragged. */
  preventOutsideClick: boolean
  elements: { instance: SlideInstance; slideConfig: SlideConfig }[]
  activeSlide: HTMLElement | null
  modal: HTMLDialogElement
  settings: { slideEffect: string; moreLength: number; moreText: string }
  events: { touch?: { on(gesture: 'tap' | 'doubleTap', heard: (event: TouchEvent) => void): void } }
}

export type SlideConfig = {
  type: 'image' | 'video' | 'external' | 'inline'
  href?: string
  content?: HTMLElement
  title: string
  description: string
  alt?: string
  width?: string
  height?: string
  smallDescription?: string
}

/** One slide's own methods: how a long description is cut, and what its 'See more' does. */
type SlideInstance = {
  slideShortDesc(text: string, length: number, more: string): string
  descriptionEvents(element: HTMLElement, config: SlideConfig): void
}

const createAsWritten = create as unknown as (options: Record<string, unknown>) => Lightbox

/**
 * A turn and the making of the neighbours keep the browser busy for a while. They wait for one paint, in which the press
 * itself is answered.
 */
export function createLightbox(options: Record<string, unknown>): Lightbox {
  const lightbox = createAsWritten(options)
  const { nextSlide, prevSlide, preloadSlide } = lightbox
  lightbox.nextSlide = () => afterPaint(() => nextSlide.call(lightbox))
  lightbox.prevSlide = () => afterPaint(() => prevSlide.call(lightbox))
  lightbox.preloadSlide = (index) => afterPaint(() => preloadSlide.call(lightbox, index))
  return lightbox

  /** Unless it is closed meanwhile. */
  function afterPaint(act: () => void): void {
    requestAnimationFrame(() => setTimeout(() => lightbox.modal.isConnected && act()))
  }
}
