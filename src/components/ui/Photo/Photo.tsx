import { below, from } from '#lib/breakpoints.ts'
import type { Photo as PhotoValue, PictureFile } from '#lib/model/photo.ts'

export type PhotoProps = {
  photo: PhotoValue
  /** The `sizes` attribute. A picture that covers a higher box is wider than the box. */
  sizes: string
  /** Leaves larger files out of the srcset, to shorten the HTML. */
  maxWidth?: number
  /** Where to use the portrait version: always (boxes up to 30rem) or on phones, at full width. */
  portrait?: 'always' | 'phones' | 'never'
  /** 'when-shown': one of several above the fold, requested when it has a box. */
  priority?: boolean | 'when-shown'
  /** 'natural' keeps the aspect ratio. */
  fit?: 'cover' | 'natural'
  /** Wraps the picture in a box; without it the picture covers its parent. */
  boxClassName?: string
  alt?: string
}

export function Photo(props: PhotoProps) {
  const { photo, sizes, maxWidth = Infinity, portrait = 'never' } = props
  const { priority = false, fit = 'cover', boxClassName, alt = photo.alt } = props
  // Portraits of people must not be cropped.
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
  size?: 'third' | 'quarter' | 'inset'
}

export function CardPhoto({ size = 'third', photo, ...rest }: CardPhotoProps) {
  // An uncropped picture is wider than its card.
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

export const besideTextSizes = `${from('desk')} 30rem, ${from('phone')} 40vw, (resolution > 2dppx) 62vw, 92vw`

export const besideTextWholeSizes = `${from('desk')} 45rem, ${from('phone')} 60vw, (resolution > 2dppx) 73vw, 109vw`

const cardWidths = { third: '24rem', quarter: '17.5rem', inset: '20.75rem' } as const

const phones = below('phone')
/** Two thirds of the resolution suffice on fine screens. */
const phoneSizes = '(resolution > 2dppx) 67vw, 100vw'

function srcSetOf(files: PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

const focus = { left: 'object-[30%_50%]', center: 'object-center', right: 'object-[70%_50%]' } as const
