import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: 'This account belongs to the portal. Do this on the portal’s Members screen.',
  request: {
    closed: 'Somebody else has already closed this request.',
    proven: 'It is already known who asks.',
    unproven: 'Find out who asks first.',
    otherKind: 'This request is not about erasure.',
    changed: 'What there is of this person changed after you looked. See it, then choose again.',
    future: 'The day of receipt cannot be in the future.',
  },
  code: {
    wrong: 'That is not the code.',
    expired: 'The code has expired. Send another one.',
    tooManyTries: 'Too many wrong codes. Send another one.',
  },
  mail: { required: 'Enter an email address.', invalid: 'Check the email address.' },
};
export default texts;
