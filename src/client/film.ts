/** Lays a silent loop over its photograph on wide windows, unless stillness or fewer bytes are asked for. */
export function startFilms(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(frame)
}

function startFilm(frame: HTMLElement): void {
  const toggle = frame.querySelector<HTMLButtonElement>('[data-film-toggle]')
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  if (!toggle || saveData || !matchMedia('(width > 768px) and (prefers-reduced-motion: no-preference)').matches) return

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    play(frame, toggle)
  })
  // The photograph is the first paint; the film waits until the page has loaded.
  if (document.readyState === 'complete') observer.observe(frame)
  else addEventListener('load', () => observer.observe(frame), { once: true })
}

function play(frame: HTMLElement, toggle: HTMLButtonElement): void {
  const video = Object.assign(document.createElement('video'), {
    src: frame.dataset.film ?? '',
    muted: true,
    loop: true,
    autoplay: true,
    playsInline: true,
    disablePictureInPicture: true,
    ariaHidden: 'true',
    className: 'absolute inset-0 h-full w-full object-cover',
  })
  video.addEventListener('playing', () => (toggle.hidden = false), { once: true })
  video.addEventListener('error', () => video.remove())
  toggle.addEventListener('click', () => {
    if (video.paused) void video.play()
    else video.pause()
    showState(toggle, video.paused)
  })
  toggle.before(video)
}

function showState(toggle: HTMLButtonElement, paused: boolean): void {
  toggle.querySelector('[data-film-label]')!.textContent = paused ? 'Play film' : 'Pause film'
  toggle.querySelector<HTMLElement>('[data-film-icon="pause"]')!.hidden = paused
  toggle.querySelector<HTMLElement>('[data-film-icon="play"]')!.hidden = !paused
}
