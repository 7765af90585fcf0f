import { always, html, inward, longSentence } from '#workbench/samples.ts'
import type { Announcement, AnnouncementsProps } from './Announcements.tsx'

const storm: Announcement = {
  text: html('We are closed on Wednesday because of the storm.'),
  tone: 'alert',
  from: '2026-11-17',
  period: always,
}

export const examples = {
  none: { announcements: [] },
  alert: { announcements: [storm] },
  calm: {
    announcements: [
      { ...storm, tone: 'calm', text: html('A new clinician starts on Monday.'), link: inward },
    ],
  },
  'longest-text': {
    announcements: [
      { ...storm, text: longSentence, link: inward },
      { ...storm, tone: 'calm', from: '2026-11-18', text: longSentence },
    ],
  },
} satisfies Record<string, AnnouncementsProps>
