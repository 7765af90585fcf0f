import type { ReactNode } from 'react'

/** Line icons on a 24 grid, drawn in the text's colour. Decorative: the words beside them carry the meaning. */
export function Icon({ name, size = 'text' }: { name: IconName; size?: 'small' | 'text' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${sizes[size]}`}>
      {shapes[name]}
    </svg>
  )
}

const sizes = { small: 'size-3', text: 'size-5' } as const

export type IconName = keyof typeof shapes

const shapes = {
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  outward: <path d="M8 16 17 7m-7 0h7v7" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  cross: <path d="M6.5 6.5 17.5 17.5m0-11-11 11" />,
  menu: <path d="M4 8h16M4 16h16" />,
  phone: (
    <path d="M6.6 4.5h2.7l1.3 4-2 1.3a11 11 0 0 0 5.6 5.6l1.3-2 4 1.3v2.7a2 2 0 0 1-2.2 2A16 16 0 0 1 4.6 6.7a2 2 0 0 1 2-2.2Z" />
  ),
  mail: <path d="M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6" />,
  pin: (
    <path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  clock: <path d="M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13V12l3 2" />,
  speech: <path d="M4 5.500h16v11h-8.500L7 20.500v-4H4z" />,
  calendar: <path d="M5 6.500h14v13H5zM5 10.500h14M9 4v4m6-4v4" />,
  alert: <path d="M12 4 3.5 19h17L12 4Zm0 6v4m0 2.500v.1" />,
  leaf: <path d="M5 19c0-8 4-13 14-14 0 9-4 14-11 14-1.5 0-3-.5-3-2 0-3 3-5 7-7" />,
  drop: <path d="M12 3.500s6 6.5 6 11a6 6 0 0 1-12 0c0-4.5 6-11 6-11Z" />,
  sun: (
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.400m0-12.800L17 7M7 17l-1.4 1.4" />
  ),
  shield: <path d="M12 3.5 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.500Z" />,
  play: <path d="M8 5.500v13l10.5-6.500L8 5.500Z" />,
  pause: <path d="M9 6v12m6-12v12" />,
  lock: <path d="M6 11h12v9H6zM8.500 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2" />,
  download: <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />,
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.500L20 20" />,
  print: <path d="M7 9V4h10v5M7 17H4.500V9h15v8H17m-10-3h10v6H7z" />,
  linkedin: <path d="M5 9.500V19M5 5.500v.1M10 19v-9.500m0 4.500c0-3 2-4.5 4.5-4.500S19 11 19 14v5" />,
  instagram: (
    <path d="M4.5 8A3.5 3.5 0 0 1 8 4.500h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.500H8A3.5 3.5 0 0 1 4.5 16V8Zm7.5 7.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.5-8v.1" />
  ),
  facebook: <path d="M14.5 20v-7.500h3M14.500 20V8.500A2.5 2.5 0 0 1 17 6h1M10.500 12.500h4" />,
  youtube: (
    <path d="M3.500 8.500A2.5 2.5 0 0 1 6 6h12a2.5 2.5 0 0 1 2.500 2.500v7A2.5 2.5 0 0 1 18 18H6a2.5 2.5 0 0 1-2.500-2.500v-7Zm7 1v5l4-2.500-4-2.500Z" />
  ),
  x: <path d="M5 4.500 19 19.500M19 4.500 5 19.500" />,
  threads: (
    <path d="M17.500 9c-.7-2.900-2.600-4.500-5.500-4.500-4 0-6 3-6 7.500s2 7.500 6 7.500c3.300 0 5.500-1.800 5.500-4.300 0-2.700-2.500-3.700-5.300-3.700-2 0-3.400.9-3.400 2.500 0 1.400 1.200 2.300 2.800 2.300 2.300 0 3.300-1.600 3.200-4.300-.1-2-1.200-3-2.900-3-1.200 0-2.100.5-2.600 1.400" />
  ),
  google: <path d="M19 12h-6.500M19 12a7 7 0 1 1-2.200-5.100" />,
  pinterest: <path d="M9.500 20.500 12 10m-3.600 4a5 5 0 1 1 7.900-.7c-1.200 1.700-3.600 2-4.900.6" />,
  bluesky: (
    <path d="M12 11.500C10.500 8.500 8 6 5 5c-1.200 3.500-.6 7.500 3.500 8-3 .6-3.500 3-1.500 5 2.500 1.500 4-1 5-3.500 1 2.500 2.500 5 5 3.500 2-2 1.500-4.400-1.500-5 4.100-.5 4.700-4.500 3.500-8-3 1-5.500 3.500-7 6.500Z" />
  ),
  yelp: (
    <path d="M12 11V4L8 5.500l4 5.500Zm-2 1.500-5-2v4.500l5-2.500Zm1 2-3.500 4 3.500 1.500v-5.500Zm2-.5 4.500 4 1.500-3.500-6-.5Zm0-2.500 5.500-2.500L16 5.500l-3 6Z" />
  ),
  tiktok: <path d="M13 4v11.500a3.5 3.5 0 1 1-3.5-3.500M13 4c.3 2.8 2.2 4.7 5 5" />,
} satisfies Record<string, ReactNode>
