import common from '#kernel/texts/eng.ts';
import type { NavigationTexts } from './jpn.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default {
  skip: 'Skip to content',
  siteNavigation: 'Site navigation',
  menu: 'Menu',
  language: 'Language',
  login: 'Log in',
  mypage: 'My page',
  myTickets: 'My tickets',
  toEventTop: 'Event home',
  toPortalTop: 'Portal home',
  top: 'Home',
  toPortal: (name) => `Back to ${name}`,
  footerLinks: 'About this site',
  terms: 'Terms of use',
  privacy: common.privacyPolicy,
  cookieSettings: 'Cookie settings',
  organiser: (name) => `Organised by ${name}`,
  powered: 'Powered by Hiroba',
  preview: 'This is a preview. It is not public yet.',
  when: 'Date and time',
  where: 'Venue',
  online: 'Online',
  onlineToo: 'In person and online',
  doorsOpen: (time) => `Doors open ${time}`,
  calendar: 'Calendar',
  map: 'Map',
  share: 'Share',
  fee: 'Admission',
  running: 'Happening now',
  ended: 'Ended',
  invitationOnly: 'Invitation only',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  monthName: (month) => months[month - 1]!,
} satisfies NavigationTexts;
