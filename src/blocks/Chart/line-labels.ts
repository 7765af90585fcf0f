type Place = { x: number; y: number }
export type Label = Place & { words: string; leader?: { y1: number; y2: number } }

type Labelled = {
  name: string
  /** Which line it is, and of how many. */
  index: number
  of: number
  places: Place[]
  /** What each point is called: '14.9%'. */
  words: string[]
  falling: boolean
  height: number
}

/** The words of a line, where they cross no line: its name goes with its last number. */
export function labelsOf({ name, index, of, places, words, falling, height }: Labelled): Label[] {
  const last = places.length - 1
  const said = (place: number) => (place === last && of > 1 ? `${name} ${words[place]}` : words[place]!)
  if (falling) {
    return places.slice(1).map(({ x, y }, before) => {
      // A line that comes up from below leaves room above its end.
      const comesUp = places[before]!.y > y
      return { words: said(before + 1), x, y: comesUp ? y - 14 : y + 22 }
    })
  }
  const { x, y } = places[last]!
  // A sum that is paid off leaves the upper right and the lower left corner empty.
  if (index > 0) return [{ words: said(last), x: places[last - 1]!.x - 2, y: height - 8 }]
  return [{ words: said(last), x, y: 58, leader: { y1: 66, y2: y - 9 } }]
}
