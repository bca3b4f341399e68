import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  passcodeGuessable: ({ reason }: { reason: string }) => [
    `This passcode is easily guessed (${reason === 'date' ? 'a date of the event' : reason === 'common' ? 'one that many take' : 'its digits make a pattern'}). Strangers may find it within days or weeks.`,
    'Let the console make six random digits.',
  ],
} satisfies WarningWords;

export default { warnings };
