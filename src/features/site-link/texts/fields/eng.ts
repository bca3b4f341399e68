import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: 'sponsors, partners, links',
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
    content: {
      kind: {
        label: 'What the list is of',
        hint: 'In a list of speakers, each has a page of their own.',
        choices: { link: 'Links', speaker: 'Speakers' },
      },
    },
    item: {
      name: 'Name',
      affiliation: 'Organisation and title',
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

const links = fields.united_web_link;
/** The same module as a list of persons. */
const speaker: typeof links = {
  ...links,
  search: 'speakers, teachers, presenters, panel, guests, performers, bio',
  name: 'Speakers',
  summary: 'Introduces speakers with a photo, their organisation and a text.',
  itemName: 'Speaker',
  item: {
    ...links.item,
    thumbnail: 'Photo',
    description: 'About them',
    url: { label: 'Link', hint: 'Such as their own page, or that of their organisation. You can leave it out.' },
  },
};
export default { ...fields, speaker };
