import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: 'speakers, teachers, sponsors, partners, links',
    name: 'Links',
    summary: 'Lists links to related sites and sponsors.',
    itemName: 'Link',
    widget: {
      numberOfDisplay: {
        label: 'Number on the home page',
        hint: 'With 0, all are shown; left empty, 5 banners, or 6 of the others.',
      },
      bannerVisible: 'Show as banners',
      panelVisible: 'Show as panels',
      cardVisible: {
        label: 'Show as cards',
        hint: 'When no form is chosen, cards are shown.',
      },
      nameVisible: 'Show names',
      thumbnailVisible: 'Show pictures',
      descriptionVisible: 'Show descriptions',
    },
    list: shared.page,
    item: {
      name: 'Name',
      thumbnail: 'Picture',
      description: 'Description',
      url: shared.labelledLink.link,
      isExternal: {
        label: 'Open in a new tab',
        hint: 'Turn this on for links to other sites.',
      },
      visible: 'Show it',
      ...shared.period,
    },
  },
} satisfies LabelsOfModules<typeof siteLinkDocuments>;
export default fields;
