import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: 'This account belongs to the portal. Do this on the portal’s Members screen.',
  mail: { required: 'Enter an email address.', invalid: 'Check the email address.' },
};
export default texts;
