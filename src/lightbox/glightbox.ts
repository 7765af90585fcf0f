import create from 'glightbox'

/** What we use of a GLightbox beyond its published types, which describe version 3.2.1 and only the outside. */
export type Lightbox = {
  openAt(index: number): void
  close(): void
  nextSlide(): void
  prevSlide(): void
  on(event: 'slide_before_load', heard: (slide: { slideNode: HTMLElement; slideIndex: number }) => void): void
  on(event: 'slide_before_change' | 'open' | 'close', heard: () => void): void
  index: number
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

export const createLightbox = create as unknown as (options: Record<string, unknown>) => Lightbox
