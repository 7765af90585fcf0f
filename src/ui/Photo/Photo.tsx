import type { Photo as PhotoValue } from '#lib/model/photo.ts'

type PhotoProps = {
  photo: PhotoValue
  /** How wide it is drawn, in the words of the `sizes` attribute: exact, so that no byte is wasted. */
  sizes: string
  /** Only the one picture above the fold is eager. */
  priority?: boolean
  /** 'cover' fills the parent's box; 'natural' keeps the picture's own shape. */
  fit?: 'cover' | 'natural'
  /** Empty where words beside the picture already say it. */
  alt?: string
}

export function Photo({ photo, sizes, priority = false, fit = 'cover', alt = photo.alt }: PhotoProps) {
  const { picture } = photo
  const shape =
    fit === 'cover'
      ? `absolute inset-0 h-full w-full object-cover ${focus[photo.focus]}`
      : 'block h-auto w-full'
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={shape}
      />
    </picture>
  )
}

const focus = { left: 'focus-left', center: 'focus-center', right: 'focus-right' } as const
