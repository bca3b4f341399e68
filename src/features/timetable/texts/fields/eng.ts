import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { TimetableList, timetableDocuments } from '../../documents.ts';

const list = {
  timetableSlots: {
    label: 'Your own arrangement',
    hint: 'Left empty, entries are arranged by day and time.',
    entry: 'Day',
    fields: {
      date: 'Date',
      timetableTimeSlots: {
        label: 'Times of the day',
        entry: 'Time',
        fields: {
          timetableIds: 'Entries',
        },
      },
    },
  },
} satisfies LabelsOf<TimetableList>;

const fields = {
  timetable: {
    search: 'timetable, running order, schedule, stages',
    name: 'Timetable',
    summary: 'Shows the programme as a table of times and venues.',
    itemName: 'Entry',
    widget: {
      numberOfDisplay: shared.count.numberOfDisplay,
      titleVisible: {
        label: 'Show the heading',
        hint: 'While this is off, the heading is “Timetable” instead of your own.',
      },
      ...list,
    },
    list,
    content: {
      ticketContentId: {
        label: 'Ticket sale',
        hint: 'The tickets that entries need are chosen from this sale.',
      },
      venues: {
        label: 'Venues',
        hint: 'They are the columns of the table, in this order.',
        entry: 'Venue',
        fields: {
          name: 'Name',
        },
      },
      categories: {
        label: 'Categories',
        entry: 'Category',
        fields: {
          name: 'Name',
        },
      },
      dateTabs: {
        label: 'Names of days',
        hint: 'A day without a name is called by its date.',
        entry: 'Day',
        fields: {
          date: 'Date',
          label: 'Name',
        },
      },
    },
    item: {
      title: 'Title',
      description: shared.words.description,
      image: shared.words.image,
      categoryId: 'Category',
      venueId: 'Venue',
      startAt: 'Starts',
      endAt: {
        label: 'Ends',
        hint: 'Later on the same day.',
      },
      ticketId: {
        label: 'Ticket needed',
        hint: 'With it the entry leads to the ticket.',
      },
    },
  },
} satisfies LabelsOfModules<typeof timetableDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day without a time, as 2026-11-20 or today+3d': 'Enter a day without a time.',
  'later on the same day than startAt': 'The end has to be later on the same day than the start.',
};
