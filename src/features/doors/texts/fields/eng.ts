import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { doorsDocuments } from '../../documents.ts';

const fields = {
  ticket_limited: {
    search: 'for ticket holders, restricted, exclusive',
    name: 'For ticket holders',
    summary: 'Shows the chosen contents only to people who hold certain tickets.',
    content: {
      lists: {
        label: 'Rules',
        entry: 'Rule',
        fields: {
          contentIds: {
            label: 'Contents to limit',
            hint: 'Everybody else sees which ticket they need instead.',
          },
          tickets: {
            label: 'Tickets needed',
            entry: 'Ticket',
            fields: {
              contentId: {
                label: 'Ticket sale',
                hint: 'The sale that has this ticket.',
              },
              ticketId: 'Ticket',
              name: {
                label: 'Name in the notice',
                hint: 'People who do not hold it see this name.',
              },
            },
          },
          isAnd: {
            label: 'All of them are needed',
            hint: 'While this is off, any one of them is enough.',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof doorsDocuments>;
export default fields;
