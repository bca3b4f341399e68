import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: 'Who can enter',
  lead: 'Decide who can enter the site, and who sees its pages. Changes count from the next publication.',
  passcode: 'Passcode',
  passcodeText: 'Only people who know six digits can enter.',
  make: 'Make a passcode',
  renew: 'Make another one',
  clear: 'Take the passcode away',
  changed: 'It counts from the next publication. People inside type the new one then.',
  cleared: 'From the next publication on, nobody needs a passcode.',
  now: 'The site as it is public',
  next: 'From the next publication on',
  unpublished: 'It is not published yet, so nobody can enter.',
  withdrawn: 'It has been taken offline, so nobody can enter.',
  doors: 'Login and invitation',
  login: 'Visitors can log in',
  loginHint: 'Paid tickets, lotteries and my page need it.',
  noSale: 'While nobody can log in, paid tickets and lotteries are closed to all.',
  start: 'Who may enter',
  starts: {
    open: 'Everybody',
    offered: 'Everybody; the site first suggests a login, which can be skipped',
    members: 'Only members who have logged in',
    invited: 'Only members whom you invited',
  },
  noLogin: 'Nobody can log in, so not even invited members can enter.',
  noGuests: 'You have invited nobody yet. If you publish now, nobody can enter.',
  guests: 'Choose who is invited',
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
