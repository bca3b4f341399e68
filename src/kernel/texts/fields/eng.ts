import type { SharedFields } from './jpn.ts';

const fields: SharedFields = {
  count: {
    numberOfDisplay: {
      label: 'Number on the home page',
      hint: 'Enter 0 to show all of them.',
    },
  },
  page: {
    numberOfDisplayWeb: {
      label: 'Number per page',
      hint: 'A longer list continues on the next page.',
    },
  },
  shown: {
    titleVisible: 'Show titles',
    imageVisible: 'Show pictures',
  },
  period: {
    visiblePeriod: {
      label: 'Limit when it is shown',
      hint: 'While this is off, it is always shown.',
    },
    visibleStartDate: 'Shown from',
    visibleEndDate: 'Shown until',
  },
  labelledLink: {
    label: 'Text of the link',
    link: {
      label: 'Leads to',
      hint: 'A page of this site, or an address that begins with https://.',
    },
  },
  words: {
    image: 'Picture',
    description: 'Description',
  },
};
export default fields;
