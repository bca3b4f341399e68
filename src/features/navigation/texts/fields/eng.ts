import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { navigationDocuments } from '../../documents.ts';

const fields = {
  tab: {
    search: 'tabs, buttons, navigation, bottom bar',
    name: 'Tab bar',
    summary: 'Buttons at the bottom of the screen, for the pages that matter most.',
    content: {
      tabs: {
        label: 'Tabs',
        hint: 'There can be up to five.',
        entry: 'Tab',
        fields: {
          label: 'Text',
          icon: {
            label: 'Icon',
            choices: {
              home: 'House',
              calendar: 'Calendar',
              ticket: 'Ticket',
              info: 'Information',
              map: 'Map',
              people: 'People',
              chat: 'Speech bubble',
              star: 'Star',
              search: 'Magnifying glass',
              menu: 'Three lines',
            },
          },
          link: shared.labelledLink.link,
        },
      },
    },
  },
  menu: {
    search: 'menu, contents, navigation, links',
    name: 'Menu',
    summary: 'The ways through the whole site, in groups.',
    content: {
      groups: {
        label: 'Groups',
        entry: 'Group',
        fields: {
          label: 'Heading',
          links: {
            label: 'Links',
            entry: 'Link',
            fields: shared.labelledLink,
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof navigationDocuments>;
export default fields;
