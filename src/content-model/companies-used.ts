import type { AnalyticsSettings, Integrations } from '#lib/integrations.ts'
import type { MailOrigin } from '#lib/mail/settings.ts'
import type { Words } from '#lib/words/words.ts'

/** `{companies}` in the privacy policy: made from the settings, so that both agree. */
export function companiesText(integrations: Integrations, mail: Pick<MailOrigin, 'origin'>, words: Words) {
  const { analytics, financing, video } = integrations
  const { companies } = words
  return [
    companyParagraph(companies.mail, integrations.mail.privacy[mail.origin ? 'cloud' : 'relay'], mail.origin),
    companyParagraph(companies.films, video.privacy[video.banner], video.host),
    companyParagraph(
      companies.financing,
      financing.privacy[financing.slug ? 'on' : 'off'],
      financing.scriptUrl,
    ),
    companyParagraph(companies.analytics, analyticsText(analytics, words), analytics.scriptUrl),
  ].join('\n\n')
}

function analyticsText(
  { measurementId, consent, query, leftOut, privacy }: AnalyticsSettings,
  { locale }: Words,
): string {
  if (!measurementId) return privacy.off
  const pages = new Intl.ListFormat(locale).format(leftOut.map((page) => `\`${page}\``))
  return [
    privacy[consent].trim(),
    ...(query === 'all' ? [privacy.wholeQuery.trim()] : []),
    ...(leftOut.length > 0 ? [privacy.leftOut.replace('{pages}', pages)] : []),
  ].join(' ')
}

function companyParagraph(title: string, words: string, address: string): string {
  return `**${title}.** ${words.trim().replaceAll('{host}', URL.parse(address)?.host ?? '')}`
}
