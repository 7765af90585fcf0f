import { below, from } from '#lib/breakpoints.ts'
import type { Photo as PhotoValue, PictureFile } from '#lib/model/photo.ts'

export type PhotoProps = {
  photo: PhotoValue
  /**
   * How wide the picture is drawn, in the words of the `sizes` attribute: exact, so that it is sharp and no byte is wasted.
   * A picture that covers a higher box is drawn wider than the box.
   */
  sizes: string
  /** Where it is drawn small, no file wider than this is named: names are read by everybody. */
  maxWidth?: number
  /** Where the upright one is drawn in its place: in boxes of at most 30rem, or on phones alone, as wide as they are. */
  portrait?: 'always' | 'phones' | 'never'
  /** Only the one picture above the fold is eager; 'when-shown': one of several there, requested when it has a box. */
  priority?: boolean | 'when-shown'
  /** 'cover' fills a box; 'natural' keeps the picture's own shape. */
  fit?: 'cover' | 'natural'
  /** The look of a box of its own; without one it covers the parent's. */
  boxClassName?: string
  /** Empty where words beside the picture already say it. */
  alt?: string
}

export function Photo(props: PhotoProps) {
  const { photo, sizes, maxWidth = Infinity, portrait = 'never' } = props
  const { priority = false, fit = 'cover', boxClassName, alt = photo.alt } = props
  // An upright picture of people is nearer: a lower box would cut them.
  const picture = portrait === 'always' && !photo.whole ? (photo.tall ?? photo.picture) : photo.picture
  const files = picture.files.filter(({ width }) => width <= maxWidth)
  const onPhones = portrait === 'phones' && !photo.whole ? photo.tall?.onPhones : undefined
  const shape =
    fit === 'cover'
      ? `absolute inset-0 h-full w-full object-cover ${photo.whole ? 'object-right' : picture === photo.tall ? focus.center : focus[photo.focus]}`
      : 'block h-auto w-full'
  const drawn = (
    <picture>
      {onPhones ? (
        <source media={phones} type="image/avif" srcSet={srcSetOf(onPhones)} sizes={phoneSizes} />
      ) : null}
      {files.length > 0 ? <source type="image/avif" srcSet={srcSetOf(files)} sizes={sizes} /> : null}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority === true ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={shape}
      />
    </picture>
  )
  return boxClassName ? (
    <span className={`relative block overflow-hidden bg-tint ${boxClassName}`}>{drawn}</span>
  ) : (
    drawn
  )
}

/** A photograph in a box of its own, with its caption where it has one. */
export function CaptionedPhoto(props: PhotoProps) {
  const { caption } = props.photo
  if (!caption) return <Photo {...props} />
  return (
    <figure className="grid gap-2">
      <Photo {...props} />
      <figcaption className="text-tiny text-muted">{caption}</figcaption>
    </figure>
  )
}

type CardPhotoProps = Pick<PhotoProps, 'photo' | 'alt' | 'boxClassName'> & {
  /** How much of a row it takes; 'inset' inside a card's padding. */
  size?: 'third' | 'quarter' | 'inset'
}

/** A photograph on a card: three or four beside each other, two, or one. */
export function CardPhoto({ size = 'third', photo, ...rest }: CardPhotoProps) {
  // A wide picture shown whole in height is drawn wider than the card that crops it.
  const drawn = (width: string) => (photo.whole ? `calc(${width} * 1.34)` : width)
  return (
    <Photo
      {...rest}
      photo={photo}
      sizes={`${from('desk')} ${drawn(cardWidths[size])}, ${from('phone')} ${drawn('46vw')}, (resolution > 2dppx) 62vw, 92vw`}
      maxWidth={1000}
      portrait="always"
    />
  )
}

/** How wide a picture is drawn that stands beside a section's words, or under them on a phone. */
export const besideWords = `${from('desk')} 30rem, ${from('phone')} 40vw, (resolution > 2dppx) 62vw, 92vw`

/** The same where the box is filled with the right part of a wide picture. */
export const besideWordsWhole = `${from('desk')} 45rem, (resolution > 2dppx) 92vw, 136vw`

const cardWidths = { third: '24rem', quarter: '17.5rem', inset: '20.75rem' } as const

const phones = below('phone')
/** Two of three of a fine screen's dots are enough, and half the bytes. */
const phoneSizes = '(resolution > 2dppx) 67vw, 100vw'

function srcSetOf(files: PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

const focus = { left: 'object-[30%_50%]', center: 'object-center', right: 'object-[70%_50%]' } as const
