import type { EventToolsTexts } from './jpn.ts';

export default {
  calendarTitle: 'Add to calendar',
  calendarFile: 'Apple Calendar and others (.ics file)',
  calendars: { google: 'Google Calendar', outlook: 'Outlook.com', office: 'Microsoft 365 (work or school)' },
  mapTitle: 'Getting there',
  maps: {
    directions: 'Directions (Google Maps)',
    google: 'View in Google Maps',
    apple: 'View in Apple Maps',
    own: 'View the organiser’s map',
  },
  copyAddress: 'Copy address',
  shareTitle: 'Share this event',
  shares: { line: 'Send on LINE', x: 'Post on X', facebook: 'Share on Facebook', mail: 'Send by email' },
  copyLink: 'Copy link',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Select the text and copy it.',
} satisfies EventToolsTexts;
