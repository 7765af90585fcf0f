import type { AnalyticsSettings, Integrations } from '#lib/integrations.ts'
import type { MailOrigin } from '#lib/mail/settings.ts'

/**
 * The privacy policy's list of other companies, as Markdown: what `{companies}` becomes. It is made from the settings the pages
 * are made from, so that the policy says what the site does.
 */
export function companiesUsed(integrations: Integrations, mail: Pick<MailOrigin, 'origin'>): string {
  const { analytics, financing, video, visits, mail: words } = integrations
  return [
    entry('Email', mail.origin ? words.privacy.cloud : words.privacy.relay, mail.origin),
    entry('Films from the video site', video.privacy, video.host),
    entry('Financing', financing.privacy[financing.slug ? 'on' : 'off'], financing.scriptUrl),
    ...(visits.count ? [entry('Counting visits', visits.privacy.on, '')] : []),
    // Whoever counts on the own server must not say that nobody is counted.
    ...(visits.count && !analytics.measurementId
      ? []
      : [entry('Analytics', analyticsWords(analytics), analytics.scriptUrl)]),
  ].join('\n\n')
}

/** What is told and where nobody is counted follows from the settings, so that the policy cannot promise more. */
function analyticsWords({ measurementId, consent, query, leftOut, privacy }: AnalyticsSettings): string {
  if (!measurementId) return privacy.off
  const pages = new Intl.ListFormat('en-US').format(leftOut.map((page) => `\`${page}\``))
  return [
    privacy[consent].trim(),
    ...(query === 'all' ? [privacy.wholeQuery.trim()] : []),
    ...(leftOut.length > 0 ? [privacy.leftOut.replace('{pages}', pages)] : []),
  ].join(' ')
}

function entry(title: string, words: string, address: string): string {
  return `**${title}.** ${words.trim().replaceAll('{host}', URL.parse(address)?.host ?? '')}`
}
