import type { SocialProfile } from '#lib/model/practice.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'

export type SocialListProps = { profiles: SocialProfile[]; variant: keyof typeof variants }

export function SocialList({ profiles, variant }: SocialListProps) {
  const { list, link } = variants[variant]
  return (
    <ul role="list" className={list}>
      {profiles.map((profile) => (
        <li key={profile.network}>
          <Link
            href={profile.url}
            external
            aria-label={variant === 'names' ? undefined : profile.label}
            className={link}
          >
            <Icon name={profile.network} />
            {variant === 'names' ? <span>{profile.label}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const icon = 'inline-flex h-11 w-9 items-center justify-center text-action hover:text-deep'
const variants = {
  names: {
    list: 'flex flex-wrap gap-x-6',
    link: 'inline-flex min-h-11 items-center gap-2 no-underline hover:text-deep',
  },
  icons: {
    list: '-ml-3 flex flex-wrap content-start gap-1 max-phone:-order-1 max-phone:-me-3 max-phone:ms-auto max-phone:gap-0',
    link: 'inline-flex size-11 items-center justify-center hover:text-gold',
  },
  bar: { list: 'flex max-tablet:hidden menu:-mx-2', link: icon },
  menu: { list: 'flex justify-center', link: icon },
} as const
