import type { LoginWidgetTexts } from './jpn.ts';

export default {
  title: 'Log in',
  guest: 'Log in to see your tickets and keep your favourites.',
  logIn: 'Log in',
  register: 'Create an account',
  member: (mail) => `You are logged in as ${mail}.`,
  mypage: 'My page',
} satisfies LoginWidgetTexts;
