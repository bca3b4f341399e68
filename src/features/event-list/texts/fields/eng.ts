import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { eventListDocuments } from '../../documents.ts';

const shown = { ...shared.count, imageVisible: shared.shown.imageVisible };

const fields = {
  event_search: {
    search: 'find events, search, calendar, list',
    name: 'Event search',
    summary: 'Lets visitors find events by date and by words.',
    widget: shown,
    list: shared.page,
    content: {
      onlyOwn: {
        label: 'Only stand-alone events',
        hint: 'On the operator’s portal, leaves the events of other portals out of the search.',
      },
    },
  },
  event_browsing_history: {
    search: 'history, recently viewed, seen before',
    name: 'Recently viewed events',
    summary: 'Shows the events that the visitor opened last on the home page.',
    widget: shared.count,
  },
  inviting_event: {
    search: 'invitation, invited, guests only',
    name: 'Events with an invitation',
    summary: 'Shows members the events to which they are invited.',
    widget: shown,
  },
  conditional_event: {
    search: 'conditions, for some members, recommended',
    name: 'Events for some members',
    summary: 'Shows events only to members with certain tickets or profile answers.',
    widget: shown,
    serverContent: {
      events: {
        label: 'Events to show',
        entry: 'Event',
        fields: {
          eventId: 'Event',
          tickets: {
            label: 'Tickets they hold',
            entry: 'Ticket',
            fields: {
              eventId: 'Event of the ticket',
              contentId: 'Ticket sale',
              ticketId: 'Ticket',
            },
          },
          isAnd: {
            label: 'Every ticket is needed',
            hint: 'While this is off, any one of the tickets is enough.',
          },
          profile: {
            label: 'Profile answers',
            entry: 'Condition',
            fields: {
              entryFormKey: {
                label: 'Question',
                hint: 'A question of the portal’s own form, by its name in exports.',
              },
              part: {
                label: 'Part of the answer',
                hint: 'For a name or an address, such as prefecture.',
              },
              values: {
                label: 'Matching answers',
                hint: 'Members who gave any of these answers see the event; a choice is written by its name in exports.',
              },
            },
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof eventListDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'tickets or profile': 'Choose at least one ticket or answer of the profile.',
};
