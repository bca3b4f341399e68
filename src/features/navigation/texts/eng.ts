import type { NavigationTexts } from './jpn.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default {
  skip: 'Skip to content',
  siteNavigation: 'Site navigation',
  menu: 'Menu',
  language: 'Language',
  login: 'Log in',
  mypage: 'My page',
  top: 'Top',
  toPortal: (name) => `Back to ${name}`,
  footerLinks: 'About this site',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  cookieSettings: 'Cookie settings',
  organiser: (name) => `Organised by ${name}`,
  powered: 'Powered by Hiroba',
  preview: 'This is a preview. Its content is not public yet.',
  when: 'Date and time',
  where: 'Venue',
  online: 'Online',
  onlineToo: 'Also online',
  doorsOpen: (time) => `Doors open ${time}`,
  fee: 'Admission',
  running: 'Now on',
  ended: 'Ended',
  invitationOnly: 'Invitation only',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  monthName: (month) => months[month - 1] as string,
  dayOf: (month, day, weekday) => `${weekday}, ${months[month - 1]} ${day}`,
} satisfies NavigationTexts;
