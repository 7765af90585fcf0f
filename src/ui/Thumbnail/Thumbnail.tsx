import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import { Photo } from '#ui/Photo/Photo.tsx'

/** The small picture at the head of a row; the words beside it say what it shows. */
export function Thumbnail({ photo }: { photo: PhotoValue }) {
  return (
    <span className="relative block aspect-square w-16 flex-none overflow-hidden rounded-field bg-tint phone:w-20">
      <Photo photo={photo} sizes="5rem" widest={480} upright="always" alt="" />
    </span>
  )
}
