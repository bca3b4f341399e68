import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: 'Who can enter',
  lead: 'Decide who can enter the site once it is published.',
  passcode: 'Passcode',
  passcodeText: 'Only people who know six digits can enter.',
  make: 'Make a passcode',
  renew: 'Make another one',
  clear: 'Take the passcode away',
  changed: 'It counts from the next publication. People inside type the new one then.',
  cleared: 'From the next publication on, nobody needs a passcode.',
  doors: 'Login and invitation',
  members: 'Members only',
  membersHint: 'The site begins with the login.',
  invited: 'Invited members only',
  invitedHint: 'Only members whose email address you invited enter.',
  guests: 'Choose who is invited',
  more: 'What single pages ask for stands in all settings.',
  toAll: 'All settings',
  who: {
    everybody: 'Everybody can enter.',
    members: 'Only members who have logged in can enter.',
    invited: 'Only invited members can enter.',
  },
  withCode: {
    everybody: 'Only people who know the passcode can enter.',
    members: 'Only members who also know the passcode can enter.',
    invited: 'Only invited members who also know the passcode can enter.',
  },
};
export default texts;
