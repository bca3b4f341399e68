import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { TaxonomyItem, taxonomyDocuments } from '../../documents.ts';

const item = {
  name: 'Name',
  parentId: {
    label: 'Belongs to',
    hint: 'It is listed below the one you choose.',
  },
  description: shared.words.description,
  image: shared.words.image,
  map: {
    label: 'Map',
    fields: {
      image: 'Picture of the map',
    },
  },
} satisfies LabelsOf<TaxonomyItem>;

const fields = {
  category: {
    search: 'kinds, genres, filter, classification',
    name: 'Categories',
    summary: 'Labels by which visitors filter the schedule and more.',
    itemName: 'Category',
    item,
  },
  division: {
    search: 'divisions, tracks, audience, classification',
    name: 'Divisions',
    summary: 'Sorts sessions in a second way, beside the categories.',
    itemName: 'Division',
    item,
  },
  place: {
    search: 'rooms, halls, stages, venues',
    name: 'Places',
    summary: 'Halls and rooms, with their maps.',
    itemName: 'Place',
    item,
  },
} satisfies LabelsOfModules<typeof taxonomyDocuments>;
export default fields;
