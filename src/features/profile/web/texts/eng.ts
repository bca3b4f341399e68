import prefectures from '../../texts/prefectures/eng.ts';
import type { MemberCardTexts } from './jpn.ts';

export default {
  card: {
    back: 'My page',
    title: 'Member card',
    lead: 'This is how other participants see you.',
    edit: 'Edit profile',
    noNickname: 'No nickname yet',
    privacy: 'Other participants cannot see anything else.',
    nothing: 'Fill in your profile to see it here.',
  },
  widget: {
    title: 'My profile',
    guest: 'Log in to see your profile here.',
    logIn: 'Log in',
    open: 'Open profile',
    complete: 'Complete your profile',
  },
  prefectures,
} satisfies MemberCardTexts;
