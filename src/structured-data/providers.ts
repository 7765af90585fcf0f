import type { Person } from 'schema-dts'
import type { Practice } from '#lib/model/practice.ts'
import type { Provider } from '#lib/model/provider.ts'
import { ids } from './ids.ts'

/** Who looks after patients, with no more than the page shows. */
export function providerNodes({ origin }: Practice, providers: Provider[]): Person[] {
  return providers.map(({ name, credentials, role, license, photo, languages }) => ({
    '@type': 'Person',
    '@id': ids.provider(origin, name),
    name,
    honorificSuffix: credentials,
    jobTitle: role,
    image: origin + photo.picture.src,
    knowsLanguage: languages,
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: license,
    },
    worksFor: { '@id': ids.clinic(origin) },
  }))
}

/** How the practice points at its founder, where the page names one. */
export function founderOf({ origin }: Practice, providers: Provider[]): { '@id': string } | undefined {
  const founder = providers.find((one) => one.founder)
  return founder && { '@id': ids.provider(origin, founder.name) }
}
