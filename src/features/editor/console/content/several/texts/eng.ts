import type { SeveralTexts } from './jpn.ts';

const texts: SeveralTexts = {
  open: 'Add several at once',
  label: 'Names',
  hint: (most) =>
    `One on each line, up to ${most}. You can paste a column of a spreadsheet. You fill in the rest after adding them.`,
  add: (count) => (count === 0 ? 'Add' : `Add ${count}`),
  added: (count) => `Added ${count}`,
  adding: (done, all) => `Adding (${done} of ${all})`,
  empty: 'Enter the names.',
  tooMany: (count, most) => `You can add up to ${most} at once. Here are ${count}.`,
  tooLong: (name, most) => `Shorten “${name}…”: the limit is ${most}.`,
  stopped: 'It stopped midway. The names that could not be added are still below.',
};
export default texts;
