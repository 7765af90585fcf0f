import { below, from } from '#lib/breakpoints.ts'
import type { Photo as PhotoValue, PictureFile } from '#lib/model/photo.ts'

export type PhotoProps = {
  photo: PhotoValue
  /** The `sizes` attribute. Where the picture is cropped to a higher box, it is drawn wider than the box. */
  sizes: string
  /** Larger files are left out of the srcset, to shorten the HTML. */
  maxWidth?: number
  /** Where the photo's `tall` file is used: always (boxes up to 30rem), or on phones at full width. */
  tallVersion?: 'always' | 'phones' | 'never'
  /** 'when-shown': one of several above the fold, of which only the one that is shown loads. */
  priority?: boolean | 'when-shown'
  /** 'natural' keeps the aspect ratio instead of covering the box. */
  fit?: 'cover' | 'natural'
  /** Classes of a box around the picture. Without them the picture covers its parent. */
  boxClassName?: string
  alt?: string
}

export function Photo({ boxClassName, ...props }: PhotoProps) {
  const picture = <Picture {...props} />
  if (!boxClassName) return picture
  return (
    <span className={`relative block overflow-hidden bg-tint print:hidden ${boxClassName}`}>{picture}</span>
  )
}

function Picture(props: Omit<PhotoProps, 'boxClassName'>) {
  const { photo, tallVersion = 'never', priority = false, fit = 'cover', alt = photo.alt } = props
  const { picture, position } = versionOf(photo, tallVersion)
  return (
    <picture>
      {pictureSources(props).map((source) => (
        <source key={source.sizes} type="image/avif" {...source} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority === true ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={
          fit === 'cover' ? `absolute inset-0 h-full w-full object-cover ${position}` : 'block h-auto w-full'
        }
      />
    </picture>
  )
}

export type PictureSource = { media?: string; srcSet: string; sizes: string }

/** The first source whose media query matches is used. */
export function pictureSources(props: Omit<PhotoProps, 'boxClassName'>): PictureSource[] {
  const { photo, sizes, maxWidth = Infinity, tallVersion = 'never' } = props
  const { picture, onPhones } = versionOf(photo, tallVersion)
  const files = picture.files.filter(({ width }) => width <= maxWidth)
  return [
    ...(onPhones ? [{ media: phones, srcSet: srcSetOf(onPhones), sizes: phoneSizes }] : []),
    ...(files.length > 0 ? [{ srcSet: srcSetOf(files), sizes }] : []),
  ]
}

function versionOf(photo: PhotoValue, tallVersion: PhotoProps['tallVersion']) {
  const { picture, tall, whole, focus } = photo
  // Pictures of people are not cropped.
  if (whole) return { picture, position: 'object-right' }
  if (tallVersion === 'always' && tall) return { picture: tall, position: positions.center }
  return {
    picture,
    position: positions[focus],
    onPhones: tallVersion === 'phones' ? tall?.onPhones : undefined,
  }
}

export function CaptionedPhoto(props: PhotoProps) {
  const { caption } = props.photo
  if (!caption) return <Photo {...props} />
  return (
    <figure className="grid gap-2">
      <Photo {...props} />
      <figcaption className="text-tiny text-muted print:hidden">{caption}</figcaption>
    </figure>
  )
}

type CardPhotoProps = Pick<PhotoProps, 'photo' | 'alt' | 'boxClassName'> & {
  size?: 'lead' | 'third' | 'quarter' | 'inset'
}

export function CardPhoto({ size = 'third', photo, ...rest }: CardPhotoProps) {
  // A picture of people keeps its aspect ratio, which is wider than that of a card.
  const drawnWidth = (width: string) => (photo.whole ? `calc(${width} * 1.34)` : width)
  return (
    <Photo
      {...rest}
      photo={photo}
      sizes={`${from('desk')} ${drawnWidth(cardWidths[size])}, ${from('phone')} ${drawnWidth('46vw')}, (resolution > 2dppx) 62vw, 92vw`}
      maxWidth={1000}
      tallVersion="always"
    />
  )
}

/** `sizes` of pictures beside text; whole ones are not cropped. */
export const besideText = {
  cropped: `${from('desk')} 30rem, ${from('phone')} 40vw, (resolution > 2dppx) 62vw, 92vw`,
  whole: `${from('desk')} 45rem, ${from('phone')} 60vw, (resolution > 2dppx) 91vw, 137vw`,
  smallWhole: `${from('desk')} 27rem, ${from('phone')} 36vw, (resolution > 2dppx) 91vw, 137vw`,
} as const

const cardWidths = { lead: '42rem', third: '24rem', quarter: '17.5rem', inset: '20.75rem' } as const

const phones = below('phone')
/** On high-density screens two thirds of the resolution look the same. */
const phoneSizes = '(resolution > 2dppx) 67vw, 100vw'

function srcSetOf(files: PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

const positions = { left: 'object-[30%_50%]', center: 'object-center', right: 'object-[70%_50%]' } as const
