import type { VersionTexts } from './jpn.ts';

export default {
  versions: {
    title: 'Publications',
    lead: 'The last 20 publications are kept as they were.',
    none: 'Nothing is published yet',
    noneText: 'Once you have published, you can bring earlier content back from here.',
    current: 'Public now',
    by: (name) => `Published by ${name}`,
    byCommand: 'Published by a command of the server',
    number: (revision) => `Version ${revision}`,
    restore: 'Restore this version',
    restoreTitle: (date) => `Restore the version of ${date}?`,
    restoreText:
      'It takes the place of what you are editing, which is kept on this page under “Drafts that were replaced”. The public pages stay as they are until you publish.',
    restored: 'You now edit from that version. Look through it, then publish.',
    toPublish: 'Publish',
  },
  look: {
    open: 'Look at it',
    differences: 'Differences',
    compareWith: 'Compared with',
    present: { draft: 'The present draft', public: 'The public pages', before: 'The publication before it' },
    lead: 'What is struck through is what it is compared with; the other is what this version says.',
    total: (count) => (count === 1 ? '1 difference' : `${count} differences`),
    kinds: { added: 'Only in this version', removed: 'Not in this version', changed: 'Different' },
    same: 'Nothing differs.',
  },
  drafts: {
    title: 'Drafts that were replaced',
    lead: 'The last five are kept.',
    before: {
      restore: 'Before earlier content was brought back',
      import: 'Before a file was imported',
      discard: 'Before changes were discarded',
    },
    by: (what, name) => `${what} by ${name}`,
  },
  discard: {
    open: 'Discard changes',
    title: 'Discard the changes that are not public yet?',
    text: 'What is edited becomes what is public. These changes go, those of other people included:',
    stays:
      'Changes of login providers and of the list of invitations are kept apart from this and stay. Change them back where they stand if you need to.',
    kept: 'The present draft stays in the publication history, from where it can be brought back.',
    button: 'Discard',
    done: 'The changes are discarded',
  },
  note: {
    label: 'Note on this publication (optional)',
    hint: 'It stays in the list of publications. Visitors do not see it.',
  },
  noteLater: {
    change: 'Change the note',
    add: 'Add a note',
    save: 'Save',
    saved: 'The note is saved',
  },
  plan: {
    open: 'Publish at a set time',
    at: 'Time of publication (Japan time)',
    hint: 'The draft is published as it stands at that time, with the changes that you make until then.',
    button: 'Plan the publication',
    past: 'Choose a time that is still to come.',
    planned: (date) => `Will be published on ${date}`,
    plannedText: 'The draft is published as it stands at that time.',
    cancel: 'Cancel the plan',
    cancelled: 'The planned publication is cancelled',
  },
} satisfies VersionTexts;
