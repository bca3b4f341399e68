import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  talksGone: ({ talks }: { talks: number }) => [
    `This person has ${talks} talk${talks === 1 ? '' : 's'} with visitors ahead, and nobody tells the visitors.`,
    'Let the exhibitor move or cancel the talks first: the visitors then get an email.',
  ],
} satisfies WarningWords;

export default { warnings };
